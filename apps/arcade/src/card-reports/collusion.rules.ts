import { HOUR_MS } from '@parlour/clock/durations';
import type { FindingKind } from '../card-tables/card-states.ts';

/** How often it is looked whether a day is over. */
export const FINDINGS_EVERY_MS = HOUR_MS;
/** How many days that were missed are made up for: no service stands still for longer unnoticed. */
export const DAYS_MADE_UP = 31;
/** How many hands are read at once. */
export const HANDS_AT_ONCE = 500;
/** How many days one call of an operator may ask for, and how many rows it gets. */
export const REPORT_DAYS_MAX = 31;
export const REPORT_ROWS_MAX = 10_000;
/** How many hands of two users an operator is shown. */
export const PAIR_HANDS_MAX = 500;

/** From how many common hands on two players are judged. */
const HANDS_LEAST = 30;
/** Money went one way by so many deviations of chance, and so many stakes. */
const FLOW = { deviations: 4, stakes: 40 };
/** Strong hands that were given up to one player: so many, and such a share of all. */
const SOFT = { count: 5, share: 0.6 };
/** Actions right after another's, within a second: such a share, while after others it is seldom. */
const TOGETHER = { withinMs: 1_000, share: 0.8, othersShare: 0.4 };
/** Whole stacks lost to one player: so many, and such a share of all. */
const ALL_IN = { count: 3, share: 0.6 };

/** A hand as far as it matters here. Amounts are stakes. */
export type ReadHand = {
  players: readonly { playerId: string; before: number; after: number; device: string | null }[];
  /** In order; only what players did themselves. */
  actions: readonly { playerId: string; atMs: number }[];
  /** Who gave up a strong hand, and to whom. */
  softFolds: readonly { from: string; to: string }[];
};

type Pair = {
  from: string;
  to: string;
  hands: number;
  /** What went from one to the other, less what came back; and the sum of squares. */
  flow: number;
  squares: number;
  soft: number;
  busts: number;
  follows: number;
  quick: number;
  /** Hands in which both sat in one browser. */
  shared: number;
};
type Sums = Pick<Pair, 'soft' | 'busts' | 'follows' | 'quick'>;
const NOTHING: Readonly<Sums> = { soft: 0, busts: 0, follows: 0, quick: 0 };
export type CollusionTally = Map<string, Pair>;
export type Finding = { kind: FindingKind; from: string; to: string; figures: Record<string, number> };

export const createTally = (): CollusionTally => new Map();

/** Adds a hand; the order of hands does not matter. */
export function addHand(tally: CollusionTally, { players, actions, softFolds }: ReadHand): void {
  const nets = players.map(({ playerId, before, after, device }) => ({
    playerId,
    net: after - before,
    device,
  }));
  const gained = nets.reduce((sum, { net }) => sum + Math.max(0, net), 0);
  const [winner] = nets.toSorted((a, b) => b.net - a.net);
  for (const one of nets)
    for (const other of nets) {
      if (one.playerId === other.playerId) continue;
      const pair = pairOf(tally, one.playerId, other.playerId);
      const moved = gained > 0 ? (-Math.min(0, one.net) * Math.max(0, other.net)) / gained : 0;
      const back = gained > 0 ? (-Math.min(0, other.net) * Math.max(0, one.net)) / gained : 0;
      pair.hands += 1;
      if (one.device !== null && one.device === other.device) pair.shared += 1;
      pair.flow += moved - back;
      pair.squares += (moved - back) ** 2;
    }
  for (const { playerId, before, after } of players)
    if (winner && before > 0 && after === 0 && winner.playerId !== playerId)
      pairOf(tally, playerId, winner.playerId).busts += 1;
  for (const { from, to } of softFolds) pairOf(tally, from, to).soft += 1;
  for (const [index, { playerId, atMs }] of actions.entries()) {
    const last = actions[index - 1];
    if (!last || last.playerId === playerId) continue;
    const pair = pairOf(tally, playerId, last.playerId);
    pair.follows += 1;
    if (atMs - last.atMs <= TOGETHER.withinMs) pair.quick += 1;
  }
}

/** What people should look at. */
export function findingsOf(tally: CollusionTally): Finding[] {
  const sums = sumByGiver(tally);
  return [...tally.values()].flatMap((pair) => {
    const { from, to, hands, flow, squares, soft, busts, follows, quick, shared } = pair;
    const all = sums.get(from) ?? NOTHING;
    const found: Finding[] = [];
    const find = (kind: FindingKind, figures: Finding['figures']) =>
      void found.push({ kind, from, to, figures });
    const deviations = squares > 0 ? flow / Math.sqrt(squares) : 0;
    if (hands >= HANDS_LEAST && deviations >= FLOW.deviations && flow >= FLOW.stakes)
      find('flow', { hands, stakes: rounded(flow), deviations: rounded(deviations) });
    if (soft >= SOFT.count && soft >= SOFT.share * all.soft) find('soft', { folds: soft, all: all.soft });
    if (busts >= ALL_IN.count && busts >= ALL_IN.share * all.busts)
      find('all_in', { stacks: busts, all: all.busts });
    const others = { follows: all.follows - follows, quick: all.quick - quick };
    const isUsual = others.follows > 0 && others.quick >= TOGETHER.othersShare * others.follows;
    if (follows >= HANDS_LEAST && quick >= TOGETHER.share * follows && !isUsual)
      find('together', { actions: follows, quick });
    // Of the two it says the same: once.
    if (shared > 0 && from < to) find('device', { hands: shared });
    return found;
  });
}

/** What each player did in all, whomever it was for: summed once, as a busy day has very many pairs. */
function sumByGiver(tally: CollusionTally): ReadonlyMap<string, Sums> {
  const sums = new Map<string, Sums>();
  for (const { from, soft, busts, follows, quick } of tally.values()) {
    const sum = sums.get(from) ?? { ...NOTHING };
    sums.set(from, sum);
    sum.soft += soft;
    sum.busts += busts;
    sum.follows += follows;
    sum.quick += quick;
  }
  return sums;
}

function pairOf(tally: CollusionTally, from: string, to: string): Pair {
  const key = `${from} ${to}`;
  const none = { hands: 0, flow: 0, squares: 0, soft: 0, busts: 0, follows: 0, quick: 0, shared: 0 };
  const pair = tally.get(key) ?? { from, to, ...none };
  tally.set(key, pair);
  return pair;
}

const rounded = (figure: number): number => Math.round(figure * 100) / 100;
