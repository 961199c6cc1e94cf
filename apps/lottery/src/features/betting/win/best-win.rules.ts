import {
  capOf,
  type Family,
  type Fraction,
  type Play,
  type PrizeCaps,
  payoutOf,
  planSearch,
  type Result,
  readSelection,
  sumHits,
} from '@parlour/lottery-rules';
import { type Walk, walkOf } from './results.rules.ts';

/** One selection with what it pays. Everything in it can be handed to a worker but the play. */
export type WinBet = {
  readonly play: Play;
  readonly selection: string;
  readonly count: number;
  /** By tier. */
  readonly odds: readonly Fraction[];
  readonly stakePerBet: bigint;
};

export type WinNeeds = { readonly caps: PrizeCaps; readonly minorUnit: bigint };

/** The most that bets can win at one result; not exact: they win no more, and perhaps less. */
export type BestWin = { readonly amount: bigint; readonly isExact: boolean };

/** Results times typed lines: more are not looked at one by one. */
const LOOKS_MAX = 40_000_000;

/** The most these bets can pay at one and the same result, caps and all. */
export function bestWin(family: Family, bets: readonly WinBet[], needs: WinNeeds): BestWin {
  const { perIssue } = needs.caps;
  const payers = bets.map((bet) => payerOf(bet, needs));
  const whole = payers.length > 1 ? walkOf(family, null) : null;
  const groups =
    whole && canWalk(payers, whole)
      ? [{ payers, mostOf: () => mostAt(payers, whole) }]
      : groupsOf(family, payers);
  const bests = groups.map(({ payers: own, mostOf }) => (mostOf ? mostOf() : boundOf(own, family)));
  const sum = bests.reduce((total, own) => total + own, 0n);
  // What one group reaches alone is paid up to the cap, whatever the others add.
  const isCapped = groups.some(({ mostOf }, at) => mostOf !== null && (bests[at] ?? 0n) >= perIssue);
  const isOne = groups.length <= 1 && groups.every(({ mostOf }) => mostOf !== null);
  return { amount: sum < perIssue ? sum : perIssue, isExact: isOne || isCapped };
}

type Payer = { readonly bet: WinBet; readonly cells: number; payAt(result: Result): bigint };

/** Bets that are looked at together; `mostOf` is null where only a bound is known. */
type Group = { readonly payers: Payer[]; readonly mostOf: (() => bigint) | null };

/** Bets that the same results decide are looked at together. */
function groupsOf(family: Family, payers: readonly Payer[]): Group[] {
  const bySpace = new Map<Play['space'], Payer[]>();
  const groups: Group[] = [];
  for (const payer of payers) {
    const { play, selection } = payer.bet;
    const together = play.expect ? undefined : bySpace.get(play.space);
    if (together) {
      together.push(payer);
      continue;
    }
    const walk = walkOf(family, { play, selection });
    const own = [payer];
    if (walk && canWalk(own, walk)) {
      groups.push({ payers: own, mostOf: () => mostAt(own, walk) });
      if (!play.expect) bySpace.set(play.space, own);
    } else groups.push({ payers: own, mostOf: isOneLine(play) ? () => bestTier(payer.bet) : null });
  }
  return groups;
}

function canWalk(payers: readonly Payer[], { size }: Walk): boolean {
  return payers.reduce((cells, payer) => cells + payer.cells, 0) * size <= LOOKS_MAX;
}

function mostAt(payers: readonly Payer[], walk: Walk): bigint {
  let most = 0n;
  walk.each((result) => {
    let paid = 0n;
    for (const payer of payers) paid += payer.payAt(result);
    if (paid > most) most = paid;
  });
  return most;
}

/** Whether a result is one of the lines that can be typed: then one of them wins, and no other does. */
function isOneLine({ shape, tiers, needs, example }: Play): boolean {
  if (shape.kind !== 'lines' || shape.ticks || tiers.length > 1) return false;
  const [need, ...more] = needs(example.result);
  const [factor, ...others] = need?.factors ?? [];
  return more.length === 0 && others.length === 0 && factor?.choose === shape.length && shape.ordered;
}

function bestTier({ odds, stakePerBet }: WinBet): bigint {
  return odds.reduce((most, { over, under }) => {
    const paid = (over * stakePerBet) / under;
    return paid > most ? paid : most;
  }, 0n);
}

/** A bet wins its best tier once, but where each ball drawn pays it wins as often as balls are drawn. */
function boundOf(payers: readonly Payer[], { draw }: Family): bigint {
  const balls = draw.kind === 'lots' ? draw.digits.length : draw.count;
  return payers.reduce((sum, { bet }) => {
    const times = PAYS_EACH_BALL.test(bet.play.id) ? balls : 1;
    return sum + bestTier(bet) * BigInt(bet.count * times);
  }, 0n);
}

const PAYS_EACH_BALL = /\.perHit$/;

/** What a bet is paid at a result; results that hit alike are worked out once. */
function payerOf(bet: WinBet, { caps, minorUnit }: WinNeeds): Payer {
  const { play, odds, stakePerBet } = bet;
  const reading = readSelection(play, bet.selection);
  if (!reading.ok) return { bet, cells: 0, payAt: () => 0n };
  const marks = play.pack(reading.selection);
  const cap = capOf(caps, bet.count);
  const known = new Map<string, bigint>();
  return {
    bet,
    cells: marks.cells,
    payAt(result) {
      const hits = sumHits(marks, planSearch(play.needs(result)), play.tiers.length);
      if (hits.every((times) => times === 0)) return 0n;
      const key = hits.join();
      const before = known.get(key);
      if (before !== undefined) return before;
      const exact = payoutOf(
        hits.map((times, tier) => ({ hits: times, odds: odds[tier] ?? { over: 0n, under: 1n } })),
        { stakePerBet, minorUnit },
      );
      const paid = exact < cap ? exact : cap;
      known.set(key, paid);
      return paid;
    },
  };
}
