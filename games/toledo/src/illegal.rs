//! Why an action is not legal.

alcazar_core::reasons! {
    /// The seat is asked something else.
    NotNow = "not-now", "T3";
    /// The shop tile is placed already.
    ShopPlaced = "shop-placed", "T3.2";
    /// There is a shop on the step.
    StepTaken = "step-taken", "T3.2";
    /// No shop can be placed there: cathedral, tavern, artist, entrance.
    NotForShops = "not-for-shops", "T3.2";
    /// No own figure stands there.
    NoFigureThere = "no-figure-there", "T4.1";
    /// No own figure stands there that could be taken back.
    NothingToTakeBack = "nothing-to-take-back", "T3.4";
    /// It stands at the cathedral already.
    AtTheCathedral = "at-the-cathedral", "T3.4";
    /// The card is not in the hand.
    CardNotHeld = "card-not-held", "T4.1";
    /// Another face of that value leaves the hand first.
    NotTheFirstFace = "not-the-first-face", "T4.1";
    /// The move would go past the second entrance.
    PastTheGate = "past-the-gate", "T4.2";
    /// There is nothing on the step where the move would end.
    NothingThere = "nothing-there", "T4.2";
    /// The card has not the lead card's value.
    NotTheLeadValue = "not-the-lead-value", "T4.3";
    /// A figure stands before a full step and has to go on or challenge.
    MustGoOn = "must-go-on", "T4.6";
    /// The full step holds nobody else, and the figure could not go on from there.
    NoWayOn = "no-way-on", "T4.6";
    /// One's own figures can't be challenged.
    OwnFigure = "own-figure", "T4.6";
    /// That player has no figure there.
    NobodyThere = "nobody-there", "T4.6";
    /// The sword is not in front of the player.
    SwordNotHeld = "sword-not-held", "T4.7";
    /// It is another player's shop: a card has to be paid.
    MustPay = "must-pay", "T5.1";
    /// A tavern wants a card.
    MustPayTavern = "must-pay-tavern", "T5.2";
    /// The artist wants a card.
    MustPayArtist = "must-pay-artist", "T5.3";
    /// One's own shop costs nothing.
    NothingToPay = "nothing-to-pay", "T5.1";
    /// The card is worth less than the row's cost.
    TooLow = "too-low", "T5.1";
    /// The card is worth less than the tavern's cost.
    TooLowForTavern = "too-low-for-tavern", "T5.2";
    /// The card is worth less than the artist's cost.
    TooLowForArtist = "too-low-for-artist", "T5.3";
    /// No such sword is left on the board.
    SwordGone = "sword-gone", "T5.5";
    /// Not enough metal or gems.
    CantAfford = "cant-afford", "T5.5";
    /// One has that tile.
    TileHeld = "tile-held", "T5.6";
    /// One has three tiles: one has to go back first.
    ThreeTiles = "three-tiles", "T5.6";
    /// Only who has three tiles puts one back.
    NotThreeTiles = "not-three-tiles", "T5.6";
    /// One does not have that tile.
    TileNotHeld = "tile-not-held", "T5.6";
    /// One has no movement tile.
    NoMovementTile = "no-movement-tile", "T7.1";
    /// There is one extra card in a turn.
    ExtraUsed = "extra-used", "T7.1";
    /// After an extra card the lead card has another value.
    LeadMustDiffer = "lead-must-differ", "T7.2";
    /// A card that equals the lead is never the extra card.
    EqualsTheLead = "equals-the-lead", "T7.3";
    /// Chance: there is no such seat at this table.
    NoSuchPlayer = "no-such-player", "T2.2";
    /// Chance: no such card is in the draw pile.
    NotInTheDrawPile = "not-in-the-draw-pile", "T3.1";
    /// Chance: a card is to be drawn, not a start player, or the other way round.
    OtherChance = "other-chance", "T2";
}
