import type { Sitting } from './sittings.repo.ts';

type Comer = Pick<Sitting, 'isPractice' | 'addressHash'>;

/** Whether one of them has the same network address; at practice tables nobody can be wronged. */
export function isNear(others: readonly Sitting[], { isPractice, addressHash }: Comer): boolean {
  if (isPractice || addressHash === null) return false;
  return others.some((each) => each.addressHash === addressHash);
}

/** Whether somebody of the same network plays at their table: then they are not dealt in. */
export function isBesideOwn({ sittings }: { sittings: readonly Sitting[] }, sitting: Sitting): boolean {
  const others = sittings.filter(
    ({ id, state, awaySince }) => id !== sitting.id && state === 'seated' && awaySince === null,
  );
  return isNear(others, sitting);
}
