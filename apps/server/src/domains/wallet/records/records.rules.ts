import { type Figures, type RecordGroup, TRANSFER_KINDS, type TransferKind } from '@parlour/contract';
import { writeDecimal } from '@parlour/money';

/** Default: the last seven days. */
export const USUAL_DAYS = 7;

/** Members' accounts have one row, so a number alone identifies a line. */
export const ONLY_STRIPE = 0;

type FigureName = Exclude<keyof Figures, 'net'>;
type About = {
  group: RecordGroup;
  /** What it counts as; null: it only moves between the member's own purses. */
  figure: FigureName | null;
};

/** What each kind of transfer means to the member. docs/records.md says the same in words. */
const ABOUT: Record<TransferKind, About> = {
  deposit: { group: 'deposit', figure: 'deposits' },
  deposit_fee: { group: 'deposit', figure: 'deposits' },
  withdrawal_hold: { group: 'withdrawal', figure: null },
  withdrawal_paid: { group: 'withdrawal', figure: 'withdrawals' },
  withdrawal_fee: { group: 'withdrawal', figure: 'withdrawals' },
  withdrawal_returned: { group: 'withdrawal', figure: null },
  bet: { group: 'bet', figure: 'bets' },
  bet_rollback: { group: 'bet', figure: 'bets' },
  win: { group: 'win', figure: 'wins' },
  win_rollback: { group: 'win', figure: 'wins' },
  rebate: { group: 'win', figure: 'wins' },
  adjustment_in: { group: 'adjustment', figure: 'adjustments' },
  adjustment_out: { group: 'adjustment', figure: 'adjustments' },
  trial_grant: { group: 'bonus', figure: 'bonuses' },
  purse_transfer: { group: 'transfer', figure: null },
  // These four never touch a member.
  win_held: { group: 'win', figure: null },
  win_held_back: { group: 'win', figure: null },
  jackpot_seed: { group: 'win', figure: null },
  jackpot_contribution: { group: 'win', figure: null },
  jackpot_win: { group: 'win', figure: 'wins' },
  bonus_grant: { group: 'bonus', figure: 'bonuses' },
  bonus_release: { group: 'bonus', figure: null },
  bonus_forfeit: { group: 'bonus', figure: 'bonuses' },
  reward_cash: { group: 'bonus', figure: 'bonuses' },
};

/** Figures that grow as money leaves the member. */
const OUTGOING: ReadonlySet<FigureName> = new Set(['withdrawals', 'bets']);

export const RECORD_CODES = TRANSFER_KINDS;
export const groupOf = (code: TransferKind): RecordGroup => ABOUT[code].group;

type Filter = { codes?: readonly TransferKind[] | undefined; kinds?: readonly RecordGroup[] | undefined };

/** The codes that a filter names, directly or by group; null: all. */
export function codesOf({ codes, kinds }: Filter): TransferKind[] | null {
  if (!codes && !kinds) return null;
  return RECORD_CODES.filter((code) => codes?.includes(code) || kinds?.includes(groupOf(code)));
}

/** What came into and went out of a member's purses, by kind. */
export type KindSum = { readonly kind: TransferKind; readonly moneyIn: bigint; readonly moneyOut: bigint };
export type Sums = Record<keyof Figures, bigint>;

export function addUp(sums: readonly KindSum[]): Sums {
  const figures: Sums = {
    deposits: 0n,
    withdrawals: 0n,
    bets: 0n,
    wins: 0n,
    bonuses: 0n,
    adjustments: 0n,
    net: 0n,
  };
  for (const { kind, moneyIn, moneyOut } of sums) {
    const { figure } = ABOUT[kind];
    if (figure) figures[figure] += OUTGOING.has(figure) ? moneyOut - moneyIn : moneyIn - moneyOut;
  }
  figures.net = figures.wins - figures.bets;
  return figures;
}

export function writeFigures(sums: Sums): Figures {
  return {
    deposits: writeDecimal(sums.deposits),
    withdrawals: writeDecimal(sums.withdrawals),
    bets: writeDecimal(sums.bets),
    wins: writeDecimal(sums.wins),
    bonuses: writeDecimal(sums.bonuses),
    adjustments: writeDecimal(sums.adjustments),
    net: writeDecimal(sums.net),
  };
}
