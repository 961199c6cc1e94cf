import type { HandEnd } from '@parlour/game-rules/card-game';

type Brought = { seat: number; stack: bigint };

/** Whether the chips that were brought to a hand are those that came out of it, seat by seat and none below zero. */
export function isConserved(brought: readonly Brought[], { stacks, rake }: HandEnd): boolean {
  const seats = stacks.map(({ seat }) => seat);
  const isEverybody = seats.length === brought.length && brought.every(({ seat }) => seats.includes(seat));
  const isBelowZero = rake < 0n || stacks.some(({ stack }) => stack < 0n);
  const sum = (of: readonly Brought[]) => of.reduce((total, { stack }) => total + stack, 0n);
  return isEverybody && !isBelowZero && sum(stacks) + rake === sum(brought);
}

/**
 * Who paid the rake: those who won, by how much they won; where nobody did, since a pot was shared, those who lost by it.
 * What cannot be divided is the first's.
 */
export function shareRake(rake: bigint, nets: readonly { seat: number; net: bigint }[]): Map<number, bigint> {
  const winners = nets.filter(({ net }) => net > 0n);
  const payers = winners.length > 0 ? winners : nets.filter(({ net }) => net < 0n);
  const weightOf = ({ net }: { net: bigint }) => (net < 0n ? -net : net);
  const total = payers.reduce((sum, each) => sum + weightOf(each), 0n);
  const shares = new Map(payers.map((each) => [each.seat, (rake * weightOf(each)) / total]));
  const [first] = payers;
  const given = [...shares.values()].reduce((sum, share) => sum + share, 0n);
  if (first) shares.set(first.seat, (shares.get(first.seat) ?? 0n) + rake - given);
  return shares;
}
