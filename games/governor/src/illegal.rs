//! Why an action is not legal.

alcazar_core::reasons! {
    /// The seat is asked something else.
    NotNow = "not-now", "G3";
    /// There is a tile on the cell.
    CellTaken = "cell-taken", "G2.3";
    /// The cell touches no laid tile.
    TouchesNothing = "touches-nothing", "G2.3";
    /// The tile has not this shape.
    OtherShape = "other-shape", "G2.3";
    /// A street tile would not be reachable from the centre.
    Unreachable = "unreachable", "G2.3";
    /// The tile that was replaced goes next to its old place.
    NotNextToIt = "not-next-to-it", "G2.3";
    /// The tile can be laid, so nothing may be changed.
    NoRepairNeeded = "no-repair-needed", "G2.3";
    /// There is no street tile on the cell.
    NoStreetTile = "no-street-tile", "G2.3";
    /// There is no streetless tile on the cell.
    NoStreetlessTile = "no-streetless-tile", "G2.3";
    /// It would not make it possible to lay the tile.
    NoHelp = "no-help", "G2.3";
    /// No street connects the two districts.
    NoStreet = "no-street", "G3.1";
    /// There is no token in the district.
    NoToken = "no-token", "G3.2";
    /// The token lies face up.
    FaceUp = "face-up", "G3.2";
    /// The player has looked at the token before.
    SeenBefore = "seen-before", "G3.2";
    /// A test needs a token in the district.
    NothingToWin = "nothing-to-win", "G3a";
    /// The player lacks influence cards and Translators for the test.
    LacksInfluence = "lacks-influence", "G3a";
    /// Exactly as many Translators as cards are missing.
    OtherTranslators = "other-translators", "G3a";
    /// Other cards have to be shown.
    OtherCards = "other-cards", "G3a";
    /// The test can still be passed.
    StillPossible = "still-possible", "G3a";
    /// There is a discredit in the district.
    DiscreditThere = "discredit-there", "G3b";
    /// No discredit of that culture is left in the supply.
    SupplyEmpty = "supply-empty", "G3b";
    /// There is no discredit in the district.
    NoDiscredit = "no-discredit", "G3c";
    /// The pile of action cards is empty.
    PileEmpty = "pile-empty", "G3d";
    /// The player holds no influence card of that culture.
    InfluenceNotHeld = "influence-not-held", "G4";
    /// The player holds no such action card.
    CardNotHeld = "card-not-held", "G6.1";
    /// The card is for another moment.
    OtherMoment = "other-moment", "G6.3";
    /// No candidate can ever be there.
    NoDistrict = "no-district", "G6.3";
    /// The district does not share an edge with the candidate's.
    NotAdjacent = "not-adjacent", "G6.3";
    /// A Bargain needs another player of this table.
    NoPartner = "no-partner", "G6.3";
    /// A token can't be swapped with itself, and it takes two.
    NothingToSwap = "nothing-to-swap", "G6.3";
    /// The second action must be of another letter.
    SameLetter = "same-letter", "G6.3";
    /// Chance: there is no such seat at this table.
    NoSuchPlayer = "no-such-player", "G2";
    /// Chance: such a hand can't be dealt.
    NoSuchHand = "no-such-hand", "G2.1";
    /// Chance: the city has too many or too few tiles, or tiles that don't exist.
    WrongTiles = "wrong-tiles", "G2.2";
    /// Chance: the city has a street tile that can't be reached, or falls apart.
    UnsoundCity = "unsound-city", "G2.4";
    /// Chance: no such tile is left.
    NoSuchTile = "no-such-tile", "G2.3";
    /// Chance: the token can't be of this kind.
    NoSuchToken = "no-such-token", "G2.5";
    /// Chance: no such card is in the pile.
    NoSuchCard = "no-such-card", "G3d";
    /// Chance: that is not what lies there or was chosen.
    NotSo = "not-so", "G4";
    /// Chance: something else is to be decided.
    OtherChance = "other-chance", "G2";
}
