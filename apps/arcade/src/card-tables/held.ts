import { type Hand, updateHand } from './hands.repo.ts';
import type { Held } from './holding.ts';
import { type Sitting, updateSitting } from './sittings.repo.ts';

/** Changes a sitting in its row and here; one that has left is gone from here. */
export async function changeSitting(
  held: Held,
  { id }: Pick<Sitting, 'id'>,
  changes: Partial<Sitting>,
): Promise<void> {
  await updateSitting(held.tx, id, changes);
  held.sittings = held.sittings
    .map((each) => (each.id === id ? { ...each, ...changes } : each))
    .filter(({ state }) => state !== 'left');
}

export async function changeHand(held: Held, hand: Hand, changes: Partial<Hand>): Promise<Hand> {
  await updateHand(held.tx, hand.id, changes);
  held.hand = { ...hand, ...changes };
  return held.hand;
}

/** The hand that is played now. */
export function runningHand({ hand }: Pick<Held, 'hand'>): Hand | null {
  return hand && (hand.phase === 'seeding' || hand.phase === 'playing') ? hand : null;
}

/** Whether a sitting is dealt into the hand that is played now. */
export function isInHand(held: Pick<Held, 'hand'>, { id }: Pick<Sitting, 'id'>): boolean {
  return runningHand(held)?.players.some(({ sittingId }) => sittingId === id) ?? false;
}

/** Who plays at a seat of the hand. */
export function playerAt(held: Held, hand: Hand, seat: number | null): Sitting | undefined {
  const dealt = hand.players.find((each) => each.seat === seat);
  return dealt && held.sittings.find(({ id }) => id === dealt.sittingId);
}

/** Where somebody speaks from, hashed; null where it tells nobody apart. */
export type Origin = Pick<Sitting, 'addressHash' | 'deviceHash'>;
type Comer = Pick<Sitting, 'isPractice'> & Origin;

/** Whether one of them has the same network address or browser; at practice tables nobody can be wronged. */
export function isNear(others: readonly Origin[], { isPractice, addressHash, deviceHash }: Comer): boolean {
  if (isPractice) return false;
  return others.some(
    (each) =>
      (addressHash !== null && each.addressHash === addressHash) ||
      (deviceHash !== null && each.deviceHash === deviceHash),
  );
}

/** Whether somebody of the same network or browser plays at their table: then they are not dealt in. */
export function isBesideOwn({ sittings }: { sittings: readonly Sitting[] }, sitting: Sitting): boolean {
  const others = sittings.filter(
    ({ id, state, awaySince }) => id !== sitting.id && state === 'seated' && awaySince === null,
  );
  return isNear(others, sitting);
}
