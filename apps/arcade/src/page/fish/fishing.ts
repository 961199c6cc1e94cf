import type { FishModel } from '@parlour/game-rules/fish';
import type { Weapon } from '@parlour/game-rules/fish/aim';
import type { Fish } from '@parlour/game-rules/fish/sea';
import { type Amount, amountOf } from '@parlour/money';
import { createRest, wakeWithNetwork } from '../game/rest.ts';
import { withRound } from '../game/round.rules.ts';
import type { AutoPlan } from '../game/useAuto.ts';
import { CallFailed, type Calls, errorKey, type SessionView } from '../platform/calls.ts';
import { pageClock } from '../platform/clock.ts';
import type { Site } from '../platform/parent.ts';
import { playSound } from '../platform/sound.ts';
import { afterFire, afterShot, beginAuto, isAutoOver, mayRisk } from './auto.rules.ts';
import type { Bullet } from './draw/effects.ts';
import { type FishingState, startOf } from './fishing-state.ts';
import { createMagazines, type Landed, type Pending, shotStake } from './magazines.ts';
import { joinRoom } from './room.ts';
import type { Scene } from './scene.ts';
import { createWorld, fishBeside, fishUnder, nextTarget } from './world.ts';

/** Four shots a second. */
const FIRE_MS = 250;
/** With so few left the next magazine is bought. */
const RELOAD_AT = 6;

/** `by`: the automatic fire that shot it, and for how much. */
type Shot = Pending & { bullet: Bullet | null; by: { plan: AutoPlan; stake: Amount } | null };
type Needs = {
  calls: Calls;
  site: Site;
  first: SessionView;
  model: FishModel;
  showPaid: (amount: Amount) => string;
};
export type Fishing = ReturnType<typeof createFishing>;

/** Everything a player does in a room. What is drawn is told to the scene; React reads the state. */
export function createFishing({ calls, site, first, model, showPaid }: Needs) {
  const world = createWorld(model);
  const listeners = new Set<() => void>();
  let scene: Scene | null = null;
  let price: string | null = null;
  let kind: number | null = null;
  let pointer: { x: number; y: number } | null = null;
  let isHeld = false;
  let firedAt = Number.NEGATIVE_INFINITY;
  let state = startOf(first);

  function set(changes: Partial<FishingState>): void {
    state = { ...state, ...changes };
    for (const hear of listeners) hear();
  }
  const here = () => world.nowAt(pageClock.now());

  const { rest, wake } = createRest((isKept) => {
    stopAuto();
    isHeld = false;
    set({ isKept, error: isKept ? 'arcade.error.unanswered' : null });
  });

  const magazines = createMagazines<Shot>({
    calls,
    room: world.room,
    rest,
    onOffline: () => set({ error: 'arcade.error.offline' }),
    onChange: () =>
      set({
        left: magazines.left(),
        isBuying: magazines.isBuying(),
        magazine: magazines.loaded()[0] ?? null,
      }),
    onLanded: (landed) => void show(landed),
    onBought: (round) =>
      set({ session: { ...state.session, balance: round.balance ?? state.session.balance }, error: null }),
    onOver(round) {
      set({ session: withRound(state.session, round) });
      site.tell({ kind: 'round', isOpen: magazines.loaded().length > 0 });
    },
    onTrouble: trouble,
  });

  /** Another tab or another room: what is true is asked for. */
  function trouble(failure: unknown): void {
    const code = failure instanceof CallFailed ? failure.code : '';
    stopAuto();
    isHeld = false;
    if (['not_seated', 'round_differs', 'round_running', 'step_refused', 'not_found'].includes(code))
      void room?.sit();
    else set({ error: errorKey(failure) });
  }

  /** The answer is shown when the bullet has arrived. */
  async function show({ pending, shot, stake }: Landed<Shot>): Promise<void> {
    const { bullet, by } = pending;
    if (state.error === 'arcade.error.offline') set({ error: null });
    if (by && state.auto?.plan === by.plan)
      set({ auto: afterShot(state.auto, { pays: shot?.pays ?? null, stake: by.stake }) });
    if (state.auto && isAutoOver(state.auto, stakeOfShot() ?? stake)) stopAuto();
    if (bullet) await pageClock.sleep(scene?.msLeft(bullet) ?? 0);
    if (!shot) {
      if (bullet) scene?.drop(bullet);
      return;
    }
    const caught = shot.isCaught ? shot.targets : [];
    if (bullet) scene?.land(bullet, caught, shot.pays > 0 ? showPaid(stake * BigInt(shot.pays)) : null);
    for (const id of caught) world.gone.add(id);
    if (shot.pays > 0) {
      playSound(shot.pays >= 100 ? 'winBig' : shot.pays >= 20 ? 'winMedium' : 'winSmall');
      set({ last: { shot, stake } });
    }
  }

  let room: ReturnType<typeof joinRoom> | null = null;

  function chosen(): Fish | null {
    return world.swimming(here()).find(({ id }) => id === state.target) ?? null;
  }

  function aimAt(fish: Fish | null): void {
    kind = fish?.kind ?? kind;
    if ((fish?.id ?? null) !== state.target) set({ target: fish?.id ?? null });
  }

  /** What the next shot goes to: under the finger, else what was chosen, else another of its kind. */
  function findTarget(): Fish | null {
    const swimming = world.swimming(here());
    const under =
      pointer && !(state.isLockOn && chosen()) ? fishUnder(swimming, pointer, here(), model) : null;
    return (
      under ??
      chosen() ??
      nextTarget(swimming, state.isLockOn || state.auto ? kind : null, { now: here(), model })
    );
  }

  function fire(): void {
    const moment = pageClock.now();
    if (moment - firedAt < FIRE_MS || state.isKept) return;
    if (state.left <= 0) {
      reload();
      return;
    }
    const { auto } = state;
    const stake = stakeOfShot();
    if (stake === null || (auto && !mayRisk(auto, stake))) return;
    const fish = findTarget();
    if (!fish) return;
    firedAt = moment;
    aimAt(fish);
    const { weapon } = state;
    const bullet = scene?.fire(world.seat, fish.id, weapon) ?? null;
    const by = auto && { plan: auto.plan, stake };
    if (magazines.fire({ fish: fish.id, weapon, bullet, by })) {
      if (auto) set({ auto: afterFire(auto, stake) });
    } else if (bullet) scene?.drop(bullet);
    playSound('tap');
    set({ left: magazines.left() });
    reload();
  }

  function reload(): void {
    const isNeeded = state.left <= RELOAD_AT && magazines.loaded().length < 2 && !magazines.isBuying();
    if (isNeeded && state.isReloading && magazines.loaded().length > 0 && mayLoad()) void load();
  }

  /** Automatic fire buys no magazine that it could not fire to the end. */
  function mayLoad(): boolean {
    const { auto, left } = state;
    if (price === null || !auto) return price !== null;
    const unfired = BigInt(left) * (stakeOfShot() ?? 0n);
    return auto.magazines > 0 && mayRisk(auto, unfired + amountOf(price));
  }

  /** What the next shot costs. */
  function stakeOfShot(): Amount | null {
    return state.magazine ? shotStake(state.magazine) : price === null ? null : shotStake({ stake: price });
  }

  async function load(): Promise<void> {
    if (price === null) return;
    site.tell({ kind: 'round', isOpen: true });
    const isBought = await magazines.buy(price);
    if (isBought && state.auto) set({ auto: { ...state.auto, magazines: state.auto.magazines - 1 } });
  }

  function stopAuto(): void {
    if (state.auto) set({ auto: null });
  }

  function tick(): void {
    const { auto } = state;
    if (document.hidden) {
      isHeld = false;
      stopAuto();
    } else if (auto && isAutoOver(auto, stakeOfShot() ?? 0n)) stopAuto();
    else if (auto && magazines.loaded().length === 0) {
      if (magazines.isBuying()) return;
      if (state.error === null && mayLoad()) void load();
      else stopAuto();
    } else if (isHeld || state.auto) fire();
  }

  return {
    world,
    get: () => state,
    listen(hear: () => void): () => void {
      listeners.add(hear);
      return () => listeners.delete(hear);
    },
    setPrice(next: string | null): void {
      price = next;
    },
    show(next: Scene | null): void {
      scene = next;
    },

    /** The returned function leaves the room. */
    enter(): () => void {
      room = joinRoom(
        { calls, world },
        {
          onSeated(loaded) {
            magazines.take(loaded);
            set({ isSeated: true, error: null });
          },
          onFired: (seat, shots) => {
            for (const { fish, weapon } of shots) {
              const bullet = scene?.fire(seat, fish, weapon);
              if (bullet) setTimeout(() => scene?.land(bullet, [], null), scene?.msLeft(bullet));
            }
          },
          onGone: (fish) => scene?.vanish(fish),
          onChange: () => set({}),
          onTrouble: (failure) => set({ error: errorKey(failure) }),
        },
      );
      const timer = setInterval(tick, FIRE_MS / 5);
      const forgetNetwork = wakeWithNetwork({ wake });
      return () => {
        forgetNetwork();
        clearInterval(timer);
        room?.leave();
      };
    },

    /** A finger at a place of the sea; null: it left. */
    point(at: { x: number; y: number } | null): void {
      pointer = at;
    },
    hold(isDown: boolean): void {
      isHeld = isDown;
      if (isDown) fire();
    },
    /** Only looks: what it pays and how likely it is. */
    look(at: { x: number; y: number }): void {
      aimAt(fishUnder(world.swimming(here()), at, here(), model));
    },
    choose(step: 1 | -1): void {
      aimAt(fishBeside(world.swimming(here()), chosen(), { now: here(), step }));
    },
    targetFish: chosen,
    load,
    tryAgain: wake,
    setWeapon: (weapon: Weapon) => set({ weapon }),
    setLockOn: (isLockOn: boolean) => set({ isLockOn }),
    setReloading: (isReloading: boolean) => set({ isReloading }),
    startAuto(plan: AutoPlan): void {
      set({ auto: beginAuto(plan, magazines.loaded().length), error: null });
    },
    stopAuto,
    keep: (changes: Partial<SessionView>) => set({ session: { ...state.session, ...changes } }),
    refresh: () =>
      calls.balance().then(
        (changes) => set({ session: { ...state.session, ...changes } }),
        () => {},
      ),
    stakeOfShot,
    caughtSoFar: (): Amount => (state.magazine ? amountOf(state.magazine.stopPays ?? '0') : 0n),
  };
}
