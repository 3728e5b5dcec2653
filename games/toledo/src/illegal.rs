//! The reasons why an action is illegal.

alcazar_core::reasons! {
    /// The seat has something else to decide now.
    NotNow = "not-now", "T3";
    /// The shop tile has already been placed.
    ShopPlaced = "shop-placed", "T3.2";
    /// There is already a shop on the step.
    StepTaken = "step-taken", "T3.2";
    /// No shop can be placed on the cathedral, a tavern, the artist or an entrance.
    NotForShops = "not-for-shops", "T3.2";
    /// The player has no figure there.
    NoFigureThere = "no-figure-there", "T4.1";
    /// The player has no figure there to take back.
    NothingToTakeBack = "nothing-to-take-back", "T3.4";
    /// A figure on the cathedral can't be taken back to it.
    AtTheCathedral = "at-the-cathedral", "T3.4";
    /// The card is not in the hand.
    CardNotHeld = "card-not-held", "T4.1";
    /// The player holds a card of that value that comes earlier in the order of faces.
    NotTheFirstFace = "not-the-first-face", "T4.1";
    /// The move would go past the second entrance.
    PastTheGate = "past-the-gate", "T4.2";
    /// The step where the move would end is empty.
    NothingThere = "nothing-there", "T4.2";
    /// The card does not have the lead card's value.
    NotTheLeadValue = "not-the-lead-value", "T4.3";
    /// A figure has reached a full step and must go on or challenge.
    MustGoOn = "must-go-on", "T4.6";
    /// The step is full of the player's own figures, and the cards don't allow going on from there.
    NoWayOn = "no-way-on", "T4.6";
    /// Players can't challenge their own figures.
    OwnFigure = "own-figure", "T4.6";
    /// The player challenged has no figure there.
    NobodyThere = "nobody-there", "T4.6";
    /// The sword is not in front of the player.
    SwordNotHeld = "sword-not-held", "T4.7";
    /// Another player's shop must be paid for with a card.
    MustPay = "must-pay", "T5.1";
    /// A tavern must be paid for with a card.
    MustPayTavern = "must-pay-tavern", "T5.2";
    /// The artist must be paid with a card.
    MustPayArtist = "must-pay-artist", "T5.3";
    /// The player's own shop is free.
    NothingToPay = "nothing-to-pay", "T5.1";
    /// The card is worth less than the row's cost.
    TooLow = "too-low", "T5.1";
    /// The card is worth less than the tavern's cost.
    TooLowForTavern = "too-low-for-tavern", "T5.2";
    /// The card is worth less than the artist's cost.
    TooLowForArtist = "too-low-for-artist", "T5.3";
    /// No such sword is left on the board.
    SwordGone = "sword-gone", "T5.5";
    /// The player has too little metal or too few gems.
    CantAfford = "cant-afford", "T5.5";
    /// The player already has that tile.
    TileHeld = "tile-held", "T5.6";
    /// The player has three tiles and must return one first.
    ThreeTiles = "three-tiles", "T5.6";
    /// Only a player with three tiles returns one.
    NotThreeTiles = "not-three-tiles", "T5.6";
    /// The player does not have that tile.
    TileNotHeld = "tile-not-held", "T5.6";
    /// The player has no movement tile.
    NoMovementTile = "no-movement-tile", "T7.1";
    /// The turn's one extra card has been played.
    ExtraUsed = "extra-used", "T7.1";
    /// The lead card must differ in value from the extra card played before it.
    LeadMustDiffer = "lead-must-differ", "T7.2";
    /// A card of the lead value can't be the extra card.
    EqualsTheLead = "equals-the-lead", "T7.3";
    /// Chance: no such seat at this table.
    NoSuchPlayer = "no-such-player", "T2.2";
    /// Chance: no such card in the draw pile.
    NotInTheDrawPile = "not-in-the-draw-pile", "T3.1";
    /// Chance: a start player where a card is due, or a card where the start player is due.
    OtherChance = "other-chance", "T2";
}
