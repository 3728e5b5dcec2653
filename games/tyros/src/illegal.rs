//! Why an action is not legal.

alcazar_core::reasons! {
    /// The seat is asked something else.
    NotNow = "not-now", "Y3";
    /// No ship is left in the supply.
    NoShipLeft = "no-ship-left", "Y1.3";
    /// No city marker is left in the supply.
    NoCityLeft = "no-city-left", "Y1.3";
    /// A voyage does not end where it began.
    SameBerth = "same-berth", "Y1.7";
    /// Exactly three cards are kept.
    NotThreeCards = "not-three-cards", "Y3.2";
    /// The tile is not in the hand.
    TileNotHeld = "tile-not-held", "Y4.1";
    /// The empire does not touch the square.
    NotTouching = "not-touching", "Y4.1";
    /// A tile of the hand can be played, so one has to be.
    MustGrow = "must-grow", "Y4.2";
    /// All tiles of the hand are shown, and no others.
    MustShowAll = "must-show-all", "Y4.2";
    /// The pile of tiles is empty: none is put under it.
    NoTilePile = "no-tile-pile", "Y4.2";
    /// There is a pile of tiles: one has to be put under it.
    MustPutUnder = "must-put-under", "Y4.2";
    /// All markers of the empire are on the board.
    NoMarkerLeft = "no-marker-left", "Y4.5";
    /// No own ship lies there.
    NoShipThere = "no-ship-there", "Y5.1";
    /// The square belongs to no empire.
    NoEmpireThere = "no-empire-there", "Y5.1";
    /// Two ships lie there already.
    NoRoom = "no-room", "Y5.1";
    /// Two own ships lie on Tyros already.
    NoRoomOnTyros = "no-room-on-tyros", "Y5.1";
    /// So many steps cost so many cards of the destination's colour.
    WrongFare = "wrong-fare", "Y5.1";
    /// No card would be left for the owner of the city.
    NothingForTheOwner = "nothing-for-the-owner", "Y5.2";
    /// No own ship lies there that could found a city.
    NoFounder = "no-founder", "Y5.3";
    /// Another player's ship lies there.
    NotAlone = "not-alone", "Y5.3";
    /// There is a city already.
    CityThere = "city-there", "Y5.3";
    /// A city needs an empire.
    NoEmpireForCity = "no-empire-for-city", "Y5.3";
    /// A city costs five cards of the empire's colour, four with two ships.
    WrongCityPrice = "wrong-city-price", "Y5.3";
    /// One has no city there.
    NotOwnCity = "not-own-city", "Y5.4";
    /// Two ships lie there: none can be built.
    ShipyardFull = "shipyard-full", "Y5.4";
    /// A ship costs one card of the empire's colour, and another card if a ship lies there.
    WrongShipPrice = "wrong-ship-price", "Y5.4";
    /// Tyros has a city: only its owner builds there.
    TyrosHasCity = "tyros-has-city", "Y5.5";
    /// Two own ships lie on Tyros already: none can be built.
    TwoShipsOnTyros = "two-ships-on-tyros", "Y5.5";
    /// A ship on Tyros costs as many cards as ships lie there, with the new one.
    WrongTyrosPrice = "wrong-tyros-price", "Y5.5";
    /// The draw pile is empty.
    NoDrawPile = "no-draw-pile", "Y5.6";
    /// No such card lies on the discard pile.
    NotOnDiscardPile = "not-on-discard-pile", "Y5.6";
    /// The bank takes one to three cards for as many, three for a chosen one.
    WrongBankPrice = "wrong-bank-price", "Y5.6";
    /// One does not trade with oneself or with nobody.
    NoPartner = "no-partner", "Y5.7";
    /// Three offers in this turn are enough.
    ThreeOffers = "three-offers", "Y5.7";
    /// Five deals proposed in this round are enough.
    FiveDeals = "five-deals", "Y5.7";
    /// Cards are named in colour order.
    OutOfOrder = "out-of-order", "Y5.7";
    /// No kind is on both sides.
    OnBothSides = "on-both-sides", "Y5.7";
    /// There are no more of that kind in the game.
    MoreThanExist = "more-than-exist", "Y5.7";
    /// Nobody asked holds so many cards.
    MoreThanHeld = "more-than-held", "Y5.7";
    /// There is nothing on either side.
    NothingOffered = "nothing-offered", "Y5.7";
    /// What is wanted is not in the hand.
    CantAgree = "cant-agree", "Y5.7";
    /// That player did not say yes.
    DidNotAgree = "did-not-agree", "Y5.7";
    /// The cards are not in the hand.
    CardNotHeld = "card-not-held", "Y5.9";
    /// There are not enough cards in the hand for it.
    TooFewCards = "too-few-cards", "Y5.9";
    /// Chance: no empire can be founded there.
    NoFoundingThere = "no-founding-there", "Y2.2";
    /// Chance: there is no such seat at this table.
    NoSuchPlayer = "no-such-player", "Y2.3";
    /// Chance: these are not tiles of the pile, or not so many.
    NotInTilePile = "not-in-tile-pile", "Y2.3";
    /// Chance: these are not cards of the draw pile, or not so many.
    NotInDrawPile = "not-in-draw-pile", "Y3.1";
    /// Chance: something else is to be decided.
    OtherChance = "other-chance", "Y2";
}
