import type { Clock } from '@parlour/clock/clock';
import type { Database, Tx } from '@parlour/database/database';
import type { JsonObject } from '@parlour/game-rules';
import {
  type FiredShot,
  type FishModel,
  type FishSeen,
  type FishStep,
  readVolley,
  SHOTS,
  type Shot,
  type Volley,
} from '@parlour/game-rules/fish';
import { nearestTo, targetsOf } from '@parlour/game-rules/fish/aim';
import { type Fish, firstIdAt, listSwimming } from '@parlour/game-rules/fish/sea';
import { Refused } from '../refused.ts';
import type { Deliveries } from '../rounds/deliveries.service.ts';
import type { OneAtATime } from '../rounds/one-at-a-time.ts';
import { findOwn } from '../rounds/own-round.ts';
import type { Playing } from '../rounds/playing.service.ts';
import { lockRound, type Round } from '../rounds/rounds.repo.ts';
import { listSteps } from '../rounds/steps.repo.ts';
import type { Session } from '../sessions/sessions.repo.ts';
import { SEAT_MS } from './fish.rules.ts';
import { insertCatches, keepSeat, listCaught, lockRoom } from './rooms.repo.ts';
import type { Rooms, Sitting } from './rooms.service.ts';

export type Shooting = ReturnType<typeof createShooting>;
type Needs = {
  database: Database;
  playing: Playing;
  deliveries: Deliveries;
  rooms: Rooms;
  oneAtATime: OneAtATime;
  clock: Clock;
};
/** The numbers of a model never change, and every room of a title has the same. */
type Opened = { play: Awaited<ReturnType<Playing['open']>>['play']; model: FishModel };
/** `index`: how many volleys came before. `at`: when the whole call was there. */
type VolleyOrder = { roundId: string; index: number; step: unknown; at: number };
type Taken = { roundId: string; index: number; volley: Volley };
type Fired = { round: Round; steps: JsonObject[]; volley: Volley; at: number; sitting: Sitting };

/**
 * Shots of a magazine, in volleys of up to eight. A volley's targets are fixed when it first arrives: a repeat finds what
 * became of it, and another volley under its index is refused.
 */
export function createShooting(needs: Needs) {
  const { database, playing, deliveries, rooms, oneAtATime, clock } = needs;
  const { queries } = database;

  async function fire(session: Session, { roundId, index, step, at }: VolleyOrder): Promise<Round> {
    const round = await findOwn(queries, session, roundId);
    const isHere = round.gameCode === session.gameCode && round.currency === session.currency;
    if (round.mechanic !== 'fish' || !isHere) throw new Refused('not_found');
    const volley = readVolley(step);
    if (!volley) throw new Refused('invalid_input');
    const steps = await listSteps(queries, roundId);
    if (index < steps.length) return findTaken(session, { roundId, index, volley });
    if (round.state !== 'open' || index > steps.length) throw new Refused('step_refused');
    const sitting = (await rooms.find(session)) ?? (await rooms.sit(session));
    if (volley.room !== null && volley.room !== sitting.room.seed) throw new Refused('not_seated');
    const { play, game } = await playing.open(round);
    const opened = { play, model: game.numbers as FishModel };
    const kept = await database.transaction((tx) => shoot(tx, { round, steps, volley, at, sitting }, opened));
    if (kept === 'taken') return findTaken(session, { roundId, index, volley });
    if (kept === 'returned') return round;
    return (kept.delivery && (await deliveries.deliver(kept.delivery))) || kept.round;
  }

  /** `taken`: another tab or process was first. `returned`: every target was gone, and nothing was drawn. */
  async function shoot(tx: Tx, { round, steps, volley, at, sitting }: Fired, { play, model }: Opened) {
    const { room, seat } = sitting;
    // Whether a fish is gone is settled before anything is drawn: no result depends on who else would have caught it.
    await lockRoom(tx, room.id);
    const isOurs = await lockRound(tx, round.id, 'open');
    if (!isOurs || (await listSteps(tx, round.id)).length !== steps.length) return 'taken';
    const gone = new Set(await listCaught(tx, room.id, firstIdAt(at, model)));
    const sea = listSwimming(room.seed, at, model);
    const swimming = () => sea.filter(({ id }) => !gone.has(id));
    const shots: FiredShot[] = [];
    const caught: number[] = [];
    const written = () => [...steps, { room: room.seed, seat: seat.seat, at, shots: [...shots] }];
    const seenAfter = (taken: JsonObject[]) => play(taken)?.seen as FishSeen | undefined;
    let left = seenAfter(steps)?.left ?? 0;
    for (const shot of volley.shots) {
      shots.push(left > 0 ? aimAt(shot, swimming(), { room, seat, at }, model) : backOf(shot));
      if (shots.at(-1)?.targets.length === 0) continue;
      left -= 1;
      const last = seenAfter(written())?.shots.at(-1);
      if (!last?.isCaught) continue;
      caught.push(...last.targets);
      for (const id of last.targets) gone.add(id);
    }
    if (shots.every(({ targets }) => targets.length === 0)) return 'returned';
    const played = play(written());
    if (!played) throw new Error('a volley that was fired cannot be played');
    const turn = { played, steps: written(), isHouses: false };
    const moment = new Date(at);
    await insertCatches(
      tx,
      caught.map((fish) => ({ roomId: room.id, fish, roundId: round.id, at: moment })),
    );
    const { currency, stake } = round;
    const sign = { stake: stake / BigInt(SHOTS), currency, firedAt: moment, fired: shots };
    await keepSeat(tx, seat, { ...sign, until: new Date(clock.now() + SEAT_MS) });
    const kept = await playing.keep(tx, round, { turn, known: steps.length, from: 'open', balance: null });
    if (!kept) throw new Error('a magazine changed under its lock');
    return kept;
  }

  /** The magazine as it stands, if this volley is the one that was taken under the index. */
  async function findTaken(session: Session, { roundId, index, volley }: Taken): Promise<Round> {
    const taken = (await listSteps(queries, roundId))[index] as FishStep | undefined;
    if (!taken || !isVolley(taken, volley)) throw new Refused('round_differs');
    return findOwn(queries, session, roundId);
  }

  return {
    /** One volley after another; meanwhile the next magazine can be bought. */
    fire: (session: Session, order: VolleyOrder) =>
      oneAtATime(
        { playerId: `${session.playerId} shots`, key: `${order.roundId}/${order.index}` },
        { work: () => fire(session, order), again: () => fire(session, order) },
      ),
  };
}

type Where = Sitting & { at: number };

function aimAt(shot: Shot, swimming: Fish[], { room, seat, at }: Where, model: FishModel): FiredShot {
  const aim = { seed: room.seed, seat: seat.seat, at, weapon: shot.weapon };
  const fish = shot.fish ?? nearestTo(aim, swimming, model);
  if (fish === null) return backOf(shot);
  return { fish, weapon: shot.weapon, targets: targetsOf({ ...aim, fish }, swimming, model) };
}

/** It stays in the magazine. */
function backOf({ fish, weapon }: Shot): FiredShot {
  return { fish: fish ?? 0, weapon, targets: [] };
}

/** Whether a step was this volley. A shot that named no fish was aimed by the service. */
function isVolley(step: FishStep, { room, shots }: Volley): boolean {
  if (!('shots' in step) || step.shots.length !== shots.length) return false;
  if (room !== null && room !== step.room) return false;
  return shots.every(({ fish, weapon }, index) => {
    const taken = step.shots[index];
    return taken?.weapon === weapon && (fish === null || fish === taken.fish);
  });
}
