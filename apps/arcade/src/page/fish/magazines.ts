import { type FishSeen, type FishStep, type SeenShot, SHOTS, VOLLEY_MAX } from '@parlour/game-rules/fish';
import type { Weapon } from '@parlour/game-rules/fish/aim';
import { type Amount, amountOf } from '@parlour/money';
import { askUntilAnswered } from '../game/ask.ts';
import type { Calls, RoundEvidence } from '../platform/calls.ts';
import { pageClock } from '../platform/clock.ts';

/** A shot that was fired on the screen and of which nothing is known yet. */
export type Pending = { fish: number; weapon: Weapon };
/** `shot`: null if it went back into the magazine. */
export type Landed<Shot> = { pending: Shot; shot: SeenShot | null; stake: Amount };

type Hear<Shot> = {
  onChange: () => void;
  /** There is no connection. */
  onOffline: () => void;
  onLanded: (landed: Landed<Shot>) => void;
  /** A magazine is empty: what it caught is paid. */
  onOver: (round: RoundEvidence) => void;
  onBought: (round: RoundEvidence) => void;
  onTrouble: (failure: unknown) => void;
};
type Needs<Shot> = Hear<Shot> & {
  calls: Calls;
  room: () => string | null;
  /** Of an order that had no answer for long: it is kept, and then repeated. */
  rest: () => Promise<void>;
};

/** Shots are collected for so long: four a second are two calls at most. */
const COLLECT_MS = 550;

export const shotStake = ({ stake }: Pick<RoundEvidence, 'stake'>): Amount => amountOf(stake) / BigInt(SHOTS);
const leftOf = ({ seen }: RoundEvidence): number => (seen as FishSeen | null)?.left ?? 0;

/** The shots that are loaded, and those on their way to the service. A volley has its place in its magazine: sent again, it is the same. */
export function createMagazines<Shot extends Pending>(needs: Needs<Shot>) {
  const { calls, room, rest, onChange, onOffline, onLanded, onOver, onBought, onTrouble } = needs;
  let loaded: RoundEvidence[] = [];
  const waiting: Shot[] = [];
  /** Sent, and not answered. */
  let flying: readonly Shot[] = [];
  let sentAt = Number.NEGATIVE_INFINITY;
  let isSending = false;
  let isBuying = false;

  const left = () =>
    loaded.reduce((sum, magazine) => sum + leftOf(magazine), 0) - waiting.length - flying.length;

  async function send(): Promise<void> {
    if (isSending) return;
    isSending = true;
    try {
      while (waiting.length > 0) {
        const [magazine] = loaded;
        if (!magazine) break;
        await pageClock.sleep(Math.max(0, sentAt + COLLECT_MS - pageClock.now()));
        sentAt = pageClock.now();
        const volley = waiting.splice(0, Math.min(VOLLEY_MAX, leftOf(magazine)));
        flying = volley;
        const shots = volley.map(({ fish, weapon }) => ({ fish, weapon }));
        const order = { index: magazine.steps.length, step: { room: room(), shots } };
        const answer = await askUntilAnswered(() => calls.step(magazine.id, order), onOffline, rest);
        flying = [];
        settle(magazine, volley, answer);
      }
    } catch (failure) {
      giveBack();
      onTrouble(failure);
    } finally {
      isSending = false;
      onChange();
    }
  }

  function giveBack(): void {
    const back = [...flying, ...waiting.splice(0)];
    flying = [];
    for (const pending of back) onLanded({ pending, shot: null, stake: 0n });
  }

  function settle(magazine: RoundEvidence, volley: readonly Shot[], answer: RoundEvidence): void {
    const step = answer.steps[magazine.steps.length] as FishStep | undefined;
    const fired = step && 'shots' in step ? step.shots : [];
    const known = (magazine.seen as FishSeen).shots.length;
    const drawn = (answer.seen as FishSeen).shots.slice(known);
    const stake = shotStake(magazine);
    // What is loaded may have been told anew meanwhile.
    loaded = loaded.flatMap((each) => (each.id !== answer.id ? [each] : answer.isOver ? [] : [answer]));
    for (const [index, pending] of volley.entries()) {
      const isBack = (fired[index]?.targets.length ?? 0) === 0;
      onLanded({ pending, shot: isBack ? null : (drawn.shift() ?? null), stake });
    }
    if (answer.isOver) onOver(answer);
  }

  return {
    left,
    loaded: () => loaded,
    isBuying: () => isBuying,
    /** What is loaded by the service's word: after a reload, or when another tab has fired. */
    take(magazines: readonly RoundEvidence[]): void {
      loaded = magazines.filter(({ state, seen }) => state === 'open' && seen !== null);
      onChange();
    },
    /** False while nothing is loaded. */
    fire(shot: Shot): boolean {
      if (left() <= 0) return false;
      waiting.push(shot);
      void send();
      return true;
    },
    async buy(stake: string): Promise<boolean> {
      if (isBuying) return false;
      isBuying = true;
      onChange();
      try {
        const order = { roundId: crypto.randomUUID(), stake, pick: {} };
        const round = await askUntilAnswered(() => calls.play(order), onOffline, rest);
        const isNew = round.state === 'open' && loaded.every(({ id }) => id !== round.id);
        if (isNew) loaded = [...loaded, round];
        onBought(round);
        return true;
      } catch (failure) {
        onTrouble(failure);
        return false;
      } finally {
        isBuying = false;
        onChange();
      }
    },
  };
}
