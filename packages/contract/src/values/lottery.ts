/** The families of `packages/lottery-rules`; a test holds the two lists against each other. */
export const LOTTERY_FAMILIES = [
  'ssc',
  'd3',
  '11x5',
  'pk10',
  'k3',
  'lucky28',
  'marksix',
  'keno',
  'vietnamNorth',
  'vietnamSouth',
  'vietnamCentral',
  'thai',
  'yeekee',
  'fourd',
] as const;
export type LotteryFamily = (typeof LOTTERY_FAMILIES)[number];

/** Specification section 9: the vendors under which lotteries stand in the lobby. */
export const LOTTERY_VENDORS = ['LOTT', 'ELOTT', 'TCG_LOTTO_VN', 'TCG_SEA'] as const;
export type LotteryVendor = (typeof LOTTERY_VENDORS)[number];

/** The two skins of a lottery: plays of a series, and a board of fixed odds. */
export const PLAY_TYPES = ['trad', 'ent'] as const;
export type PlayType = (typeof PLAY_TYPES)[number];

/** The parts of a unit that a bet may stake. */
export const STAKE_MODELS = ['yuan', 'jiao', 'fen', 'li'] as const;
export type StakeModel = (typeof STAKE_MODELS)[number];

/** `open` covers what is not on sale yet too; `closed` takes no more bets; `drawn` is being paid. */
export const ISSUE_STATES = ['open', 'closed', 'drawn', 'settled', 'void'] as const;
export type IssueState = (typeof ISSUE_STATES)[number];

/** Issues by the one on sale: it and those before, or those after. */
export const ISSUE_SPANS = ['begun', 'coming'] as const;

/** Of a sub-order; `void`: its issue was, and the stake came back. `stopped`: an earlier one of the chase won. */
export const SUB_ORDER_STATES = [
  'pending',
  'won',
  'returned',
  'lost',
  'cancelled',
  'stopped',
  'void',
] as const;
export type SubOrderState = (typeof SUB_ORDER_STATES)[number];

/** What became of a ticket; of its lines `outcome` tells. */
export const TICKET_STATES = ['pending', 'settled', 'cancelled', 'stopped', 'void'] as const;
export type TicketState = (typeof TICKET_STATES)[number];

/** The lists under which an order is looked for. */
export const ORDER_FILTERS = ['all', 'pending', 'won', 'lost', 'cancelled', 'chase'] as const;
export type OrderFilter = (typeof ORDER_FILTERS)[number];

/** What the outcome is mixed with besides the seed: the next issue's commitment, or a public beacon. */
export const EXTERNAL_SOURCES = ['next_commitment', 'drand'] as const;
export type ExternalSource = (typeof EXTERNAL_SOURCES)[number];

/** The tabs of the Vietnamese lists. */
export const VN_REGIONS = ['north', 'central', 'south', 'house'] as const;
export type VnRegion = (typeof VN_REGIONS)[number];
