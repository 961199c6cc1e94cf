import { DAY_MS, MINUTE_MS } from '@parlour/clock/durations';
import { type Amount, PARTS_PER_UNIT, readDecimal } from '@parlour/money';

/** At most this many ledger lines are read for an answer. If there are more, their count is stored first. */
export const READ_AGAIN_MAX = 1_000n;

/** How long a requirement that was met is opened again if the stakes that met it are given back. */
export const REOPENS_FOR_MS = 30 * DAY_MS;

/** Rounds that closed so long before the last look are looked at again: their commit may have come after it. */
export const LOOK_BACK_MS = 2 * MINUTE_MS;

/** What must be staked for one deposit or gift, and how much has been. */
export type Requirement = { required: Amount; done: Amount };

/** How much must be staked for an amount: `1.5` times it, exactly. */
export function requiredTurnover(amount: Amount, times: string): Amount {
  const parts = readDecimal(times);
  if (parts === null || parts < 0n) throw new Error(`no number of times: ${times}`);
  return (amount * parts) / PARTS_PER_UNIT;
}

/**
 * Counts new stakes, oldest requirement first: each stake counts once. What is staked beyond all
 * requirements is noted at the newest, and no later one counts it. If refunds exceed stakes, the difference is taken
 * from what was done last, so a requirement whose stakes were given back is no longer met.
 */
export function countStakes<R extends Requirement>(oldestFirst: readonly R[], staked: Amount): R[] {
  return staked < 0n ? takeBack(oldestFirst, -staked) : fill(oldestFirst, staked);
}

/** What was staked in a closed round without a risk: both sides of a table, chips that were taken away again. */
export type RisklessStake = { round: string; betAt: Date; amount: Amount };

/** Its bets counted for requirements that were there when the last was placed; it is taken from none that came later. */
export function takeRiskless<R extends Requirement & { createdAt: Date }>(
  oldestFirst: readonly R[],
  stakes: readonly Pick<RisklessStake, 'betAt' | 'amount'>[],
): R[] {
  return stakes.reduce(
    (rows, { betAt, amount }) => {
      const there = rows.filter(({ createdAt }) => createdAt <= betAt);
      return [...takeBack(there, amount), ...rows.slice(there.length)];
    },
    [...oldestFirst],
  );
}

export const leftOf = ({ required, done }: Requirement): Amount => (required > done ? required - done : 0n);
export const isMet = (requirement: Requirement): boolean => leftOf(requirement) === 0n;

function fill<R extends Requirement>(oldestFirst: readonly R[], staked: Amount): R[] {
  let rest = staked;
  return oldestFirst.map((requirement, index) => {
    const left = leftOf(requirement);
    const isNewest = index === oldestFirst.length - 1;
    const part = isNewest || rest < left ? rest : left;
    rest -= part;
    return { ...requirement, done: requirement.done + part };
  });
}

function takeBack<R extends Requirement>(oldestFirst: readonly R[], givenBack: Amount): R[] {
  let rest = givenBack;
  return [...oldestFirst]
    .reverse()
    .map((requirement) => {
      const part = rest < requirement.done ? rest : requirement.done;
      rest -= part;
      return { ...requirement, done: requirement.done - part };
    })
    .reverse();
}
