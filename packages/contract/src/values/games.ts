/** The tabs of the lobby that hold titles, in the specification's words; LIVE is ours. HOT, FAV and PROMO are tabs without. */
export const GAME_CATEGORIES = [
  'RNG',
  'FISH',
  'PVP',
  'LIVE',
  'SPORTS',
  'ESPORTS',
  'COCKFIGHT',
  'LOTT',
  'ELOTT',
] as const;
export type GameCategory = (typeof GAME_CATEGORIES)[number];

/** Classes of titles within a category. */
export const GAME_CLASSIFICATIONS = [
  'slot',
  'table',
  'fishing',
  'arcade',
  'crash',
  'cricket',
  'minigames',
  'jackpot',
  'lottery',
  'live',
] as const;
export type GameClassification = (typeof GAME_CLASSIFICATIONS)[number];

/** The tabs between which operators may move a title; sports and lotteries belong to their vendors. */
export const MOVABLE_CATEGORIES = ['RNG', 'FISH', 'PVP', 'LIVE'] as const satisfies readonly GameCategory[];

/** `strict`: at least 2.5 seconds a spin and 5 any other round, no turbo, no automatic play, as Great Britain asks. */
export const GAME_PACES = ['free', 'strict'] as const;
export type GamePace = (typeof GAME_PACES)[number];

/** Specification section 9: which of its odds a lottery is opened with. */
export const PRIZE_MODES = ['Lott', 'ZY', 'Elott', 'SEA'] as const;
export type PrizeMode = (typeof PRIZE_MODES)[number];

/** What a vendor's entry in the lobby is marked with; empty: nothing. */
export const VENDOR_TAGS = ['hot', 'new', ''] as const;
export type VendorTag = (typeof VENDOR_TAGS)[number];

/** The states operators filter titles by. */
export const TITLE_STATES = ['shown', 'hidden', 'disabled', 'gone', 'closed', 'hot', 'new'] as const;
export type TitleState = (typeof TITLE_STATES)[number];

export const VENDOR_HEALTHS = ['well', 'failing', 'resting'] as const;
/** No answer, whatever the reason; or an answer that is not the protocol's. */
export const VENDOR_FAILURES = ['silent', 'garbled'] as const;
export type VendorFailure = (typeof VENDOR_FAILURES)[number];
export type VendorHealth = (typeof VENDOR_HEALTHS)[number];

export const VENDOR_KEY_SIDES = ['ours', 'theirs'] as const;
export type VendorKeySide = (typeof VENDOR_KEY_SIDES)[number];
/** `in_use`: signs or verifies now. `accepted`: theirs, until it ends. `next`: ours, until the vendor has it. */
export const VENDOR_KEY_STATES = ['in_use', 'accepted', 'next', 'ended'] as const;
export type VendorKeyState = (typeof VENDOR_KEY_STATES)[number];

/** The result of a comparison with a vendor's books. */
export const VENDOR_RECONCILIATION_STATES = ['equal', 'different', 'unanswered'] as const;
export type VendorReconciliationState = (typeof VENDOR_RECONCILIATION_STATES)[number];

/** How our books and a vendor's can differ. */
export const VENDOR_DIFFERENCE_KINDS = [
  'missing_here',
  'missing_there',
  'amount',
  'currency',
  'state',
] as const;
export type VendorDifferenceKind = (typeof VENDOR_DIFFERENCE_KINDS)[number];

/** `agreed`: both sides now say the same. */
export const VENDOR_DIFFERENCE_STATES = ['open', 'resolved', 'agreed'] as const;
export type VendorDifferenceState = (typeof VENDOR_DIFFERENCE_STATES)[number];

export const ROUND_STATES = ['open', 'settled', 'refunded', 'held'] as const;
export type RoundState = (typeof ROUND_STATES)[number];

/** What vendors asked for and somebody has to look at. */
export const ALERT_STATES = ['waiting', 'settled'] as const;

/** What a vendor's wallet call left behind. `tombstone`: a bet that was taken back before it came. */
/** What became of a win beyond the limits of its vendor. */
/** What members play together, as operators run it. */
export const FLOOR_KINDS = ['live', 'cards', 'fish'] as const;
export const FLOOR_ORDER_KINDS = ['change', 'stop'] as const;
/** What an operator decided about a table is asked of its vendor until it has answered. */
export const FLOOR_ORDER_STATES = ['asked', 'done', 'refused'] as const;

/** A finding about members who may play together against others, until somebody has judged it. */
export const CARD_CASE_STATES = ['open', 'taken', 'cleared', 'confirmed'] as const;
export type CardCaseState = (typeof CARD_CASE_STATES)[number];
export const CARD_VERDICTS = ['cleared', 'confirmed'] as const;

export const HELD_WIN_STATES = ['held', 'released', 'refused', 'taken_back'] as const;
export type HeldWinState = (typeof HELD_WIN_STATES)[number];

/** Which limit it was beyond. */
/** `case`: won at card tables while it is open whether the member plays together with somebody. */
export const WIN_LIMITS = ['round', 'day', 'case'] as const;
export type WinLimit = (typeof WIN_LIMITS)[number];

export const ROUND_STEP_KINDS = ['bet', 'win', 'rollback', 'tombstone'] as const;
export type RoundStepKind = (typeof ROUND_STEP_KINDS)[number];

/** Whether a title can be played, or was taken out of play because of what it brings back. */
export const PLAY_STATES = ['enabled', 'disabled'] as const;

/** Business days over which returns are looked at. */
export const RETURN_WINDOWS = ['1', '7', '30', 'all'] as const;
export type ReturnWindow = (typeof RETURN_WINDOWS)[number];

/** Rounds that a member may play for nothing; `waiting`: the vendor has not answered yet. */
export const FREE_ROUNDS_STATES = ['waiting', 'live', 'used', 'ended', 'cancelled'] as const;
export type FreeRoundsState = (typeof FREE_ROUNDS_STATES)[number];

/** What a framed page and the site tell each other: `{ kind: 'parlour.game.ready' }`. */
export const FRAME_PREFIX = 'parlour.game.';

/** What a framed page says without more to it: it is drawn, its exit was pressed, or more money is wanted. */
export const FRAME_WORDS = ['ready', 'close', 'deposit'] as const;
export type FrameWord = (typeof FRAME_WORDS)[number];

/** What the site says: money has moved elsewhere. */
export const FRAME_REFRESH = `${FRAME_PREFIX}refresh` as const;
/** And: `{ kind, round }`, whose proof the member wants to see. */
export const FRAME_VERIFY = `${FRAME_PREFIX}verify` as const;
