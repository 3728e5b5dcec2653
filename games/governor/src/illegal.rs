//! The reasons why an action or an outcome of chance is illegal.

alcazar_core::reasons! {
    /// The action does not answer what the seat is asked.
    NotNow = "not-now", "G3";
    /// The cell already has a tile.
    CellTaken = "cell-taken", "G2.3";
    /// The cell touches no laid tile.
    TouchesNothing = "touches-nothing", "G2.3";
    /// The tile does not have this shape.
    OtherShape = "other-shape", "G2.3";
    /// A street tile would not be reachable from the centre.
    Unreachable = "unreachable", "G2.3";
    /// The replaced tile must be laid next to its old cell.
    NotNextToIt = "not-next-to-it", "G2.3";
    /// The tile can be laid, so no repair is allowed.
    NoRepairNeeded = "no-repair-needed", "G2.3";
    /// There is no street tile on the cell.
    NoStreetTile = "no-street-tile", "G2.3";
    /// There is no streetless tile on the cell.
    NoStreetlessTile = "no-streetless-tile", "G2.3";
    /// The repair would not make it possible to lay the tile.
    NoHelp = "no-help", "G2.3";
    /// No street connects the two districts.
    NoStreet = "no-street", "G3.1";
    /// There is no token in the district.
    NoToken = "no-token", "G3.2";
    /// The token lies face up.
    FaceUp = "face-up", "G3.2";
    /// The player has already looked at the token.
    SeenBefore = "seen-before", "G3.2";
    /// A test needs a support token in the district.
    NothingToWin = "nothing-to-win", "G3a";
    /// The player lacks influence cards and Translators for the test.
    LacksInfluence = "lacks-influence", "G3a";
    /// The number of Translators must equal the number of missing cards.
    OtherTranslators = "other-translators", "G3a";
    /// The test requires showing different cards.
    OtherCards = "other-cards", "G3a";
    /// A test that can still be passed can't be given up.
    StillPossible = "still-possible", "G3a";
    /// The district already has a discredit.
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
    /// The card can't be played at this moment.
    OtherMoment = "other-moment", "G6.3";
    /// The cell is not a district that candidates can enter.
    NoDistrict = "no-district", "G6.3";
    /// The district does not share an edge with the candidate's district.
    NotAdjacent = "not-adjacent", "G6.3";
    /// The partner of a Bargain must be another player at this table.
    NoPartner = "no-partner", "G6.3";
    /// A Removal needs two different tokens.
    NothingToSwap = "nothing-to-swap", "G6.3";
    /// The second action must have a different letter from the first.
    SameLetter = "same-letter", "G6.3";
    /// Chance: there is no such seat at this table.
    NoSuchPlayer = "no-such-player", "G2";
    /// Chance: this hand can't be dealt.
    NoSuchHand = "no-such-hand", "G2.1";
    /// Chance: the city has too many or too few tiles, or tiles that don't exist.
    WrongTiles = "wrong-tiles", "G2.2";
    /// Chance: a street tile of the city can't be reached, or the tiles don't form one piece.
    UnsoundCity = "unsound-city", "G2.4";
    /// Chance: no such tile is left.
    NoSuchTile = "no-such-tile", "G2.3";
    /// Chance: the token can't be of this kind.
    NoSuchToken = "no-such-token", "G2.5";
    /// Chance: no such card is in the pile.
    NoSuchCard = "no-such-card", "G3d";
    /// Chance: the outcome differs from what was already determined.
    NotSo = "not-so", "G4";
    /// Chance: a different kind of outcome is expected.
    OtherChance = "other-chance", "G2";
}
