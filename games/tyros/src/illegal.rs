//! Why an action is not legal.

alcazar_core::reasons! {
    /// The seat has to decide something else now.
    NotNow = "not-now", "Y3";
    /// No ship is left in the supply.
    NoShipLeft = "no-ship-left", "Y1.3";
    /// No city marker is left in the supply.
    NoCityLeft = "no-city-left", "Y1.3";
    /// A voyage must not end where it began.
    SameBerth = "same-berth", "Y1.7";
    /// Exactly three cards must be kept.
    NotThreeCards = "not-three-cards", "Y3.2";
    /// The tile is not in the hand.
    TileNotHeld = "tile-not-held", "Y4.1";
    /// The empire does not touch the square.
    NotTouching = "not-touching", "Y4.1";
    /// A tile in the hand can be played, so one must be.
    MustGrow = "must-grow", "Y4.2";
    /// Exactly the tiles in the hand must be shown.
    MustShowAll = "must-show-all", "Y4.2";
    /// The tile pile is empty, so no tile can be put under it.
    NoTilePile = "no-tile-pile", "Y4.2";
    /// The tile pile is not empty, so a tile must be put under it.
    MustPutUnder = "must-put-under", "Y4.2";
    /// All markers of the empire are on the board.
    NoMarkerLeft = "no-marker-left", "Y4.5";
    /// The player has no ship there.
    NoShipThere = "no-ship-there", "Y5.1";
    /// The square belongs to no empire.
    NoEmpireThere = "no-empire-there", "Y5.1";
    /// Two ships lie there already.
    NoRoom = "no-room", "Y5.1";
    /// The player already has two ships on Tyros.
    NoRoomOnTyros = "no-room-on-tyros", "Y5.1";
    /// Each step costs one card of the destination's colour.
    WrongFare = "wrong-fare", "Y5.1";
    /// No card would be left for the owner of the city.
    NothingForTheOwner = "nothing-for-the-owner", "Y5.2";
    /// The player has no ship there to found a city with.
    NoFounder = "no-founder", "Y5.3";
    /// Another player's ship lies there.
    NotAlone = "not-alone", "Y5.3";
    /// There is a city already.
    CityThere = "city-there", "Y5.3";
    /// A city needs an empire.
    NoEmpireForCity = "no-empire-for-city", "Y5.3";
    /// A city costs five cards of the empire's colour, four with two ships.
    WrongCityPrice = "wrong-city-price", "Y5.3";
    /// The player has no city there.
    NotOwnCity = "not-own-city", "Y5.4";
    /// Two ships lie there, so none can be built.
    ShipyardFull = "shipyard-full", "Y5.4";
    /// A ship costs one card of the empire's colour, and another card if a ship lies there.
    WrongShipPrice = "wrong-ship-price", "Y5.4";
    /// Tyros has a city, so only its owner can build there.
    TyrosHasCity = "tyros-has-city", "Y5.5";
    /// The player already has two ships on Tyros, so none can be built.
    TwoShipsOnTyros = "two-ships-on-tyros", "Y5.5";
    /// A ship on Tyros costs as many cards as ships lie there, including the new one.
    WrongTyrosPrice = "wrong-tyros-price", "Y5.5";
    /// The draw pile is empty.
    NoDrawPile = "no-draw-pile", "Y5.6";
    /// No such card lies on the discard pile.
    NotOnDiscardPile = "not-on-discard-pile", "Y5.6";
    /// The bank takes one to three cards for as many, or three for a chosen one.
    WrongBankPrice = "wrong-bank-price", "Y5.6";
    /// An offer must go to another player at the table.
    NoPartner = "no-partner", "Y5.7";
    /// The player has already made three offers in this turn.
    ThreeOffers = "three-offers", "Y5.7";
    /// The player has already proposed five deals in this round.
    FiveDeals = "five-deals", "Y5.7";
    /// Cards must be named in colour order.
    OutOfOrder = "out-of-order", "Y5.7";
    /// A kind can't be on both sides.
    OnBothSides = "on-both-sides", "Y5.7";
    /// The game has no more cards of that kind.
    MoreThanExist = "more-than-exist", "Y5.7";
    /// None of the players asked holds that many cards.
    MoreThanHeld = "more-than-held", "Y5.7";
    /// Both sides are empty.
    NothingOffered = "nothing-offered", "Y5.7";
    /// The player does not hold the wanted cards.
    CantAgree = "cant-agree", "Y5.7";
    /// That player did not say yes.
    DidNotAgree = "did-not-agree", "Y5.7";
    /// The cards are not in the hand.
    CardNotHeld = "card-not-held", "Y5.9";
    /// The player does not hold enough cards.
    TooFewCards = "too-few-cards", "Y5.9";
    /// Chance: no empire can be founded there.
    NoFoundingThere = "no-founding-there", "Y2.2";
    /// Chance: there is no such seat at this table.
    NoSuchPlayer = "no-such-player", "Y2.3";
    /// Chance: the tiles are not in the pile, or their number is wrong.
    NotInTilePile = "not-in-tile-pile", "Y2.3";
    /// Chance: the cards are not in the draw pile, or their number is wrong.
    NotInDrawPile = "not-in-draw-pile", "Y3.1";
    /// Chance: a different outcome is due.
    OtherChance = "other-chance", "Y2";
}
