import model from '../../models/fish/96.json' with { type: 'json' };
import { targetsOf, WEAPONS, type Weapon } from '../fish/aim.ts';
import type { FishModel, FishSeen, FishStep } from '../fish/fish.ts';
import { listSwimming, placeOf } from '../fish/sea.ts';
import type { TestPlayer } from './test-player.ts';

export const FISH_MODEL = model as FishModel;
/** A room and a moment in it: the same in every run. */
export const TEST_ROOM = '5ea5ea5e';
export const TEST_MOMENT = Date.UTC(2026, 10, 18, 12);
/** Between two volleys what was in the sea has changed. */
const EVERY_MS = 4_000;

/** Fires at what is nearest to the middle, in volleys. */
function fire(weapon: Weapon, volley: number): TestPlayer {
  return {
    pick: {},
    decide(seen, turn): FishStep {
      const { left, shots: fired } = seen as FishSeen;
      const at = TEST_MOMENT + turn * EVERY_MS;
      const gone = new Set(fired.flatMap(({ isCaught, targets }) => (isCaught ? targets : [])));
      const shots = Array.from({ length: Math.min(volley, left) }, () => {
        const swimming = listSwimming(TEST_ROOM, at, FISH_MODEL).filter(({ id }) => !gone.has(id));
        const byMiddle = [...swimming].sort(
          (a, b) => Math.abs(placeOf(a, at).x - 500) - Math.abs(placeOf(b, at).x - 500),
        );
        const fish = byMiddle[0]?.id ?? 0;
        const targets = targetsOf(
          { seed: TEST_ROOM, seat: turn & 3, at, fish, weapon },
          swimming,
          FISH_MODEL,
        );
        // Whether it is caught is not known here: the next shot aims at something else.
        for (const target of targets) gone.add(target);
        return { fish, weapon, targets };
      });
      return { room: TEST_ROOM, seat: turn & 3, at, shots };
    },
  };
}

/** As a page calls the service, which knows the moment and what is there: shots at the nearest. */
export const FISH_CALLS: readonly TestPlayer[] = WEAPONS.map((weapon) => ({
  pick: {},
  decide: () => ({ room: null, shots: new Array(5).fill({ fish: null, weapon }) }),
}));

export const FISH_PLAYS: readonly TestPlayer[] = [
  fire('shot', 4),
  ...WEAPONS.map((weapon) => fire(weapon, 3)),
];
