import type { Clock } from '@parlour/clock/clock';
import { newId } from '@parlour/clock/ids';
import { type Chance, HOUSE_PLAYERS, type HousePlayer } from '@parlour/game-rules/players';
import { type Amount, readDecimal } from '@parlour/money';
import { z } from 'zod';
import { newSecret } from '../credentials/tokens.ts';
import { getJson, parseJson, postJson } from '../outbound/outbound.ts';
import { AGAIN_MS, CALL_DEADLINE_MS, ROUND_MS, type Span, STAKES_TAKEN, STEP_MS } from './traffic.rules.ts';

const Json = z.record(z.string(), z.json());
const Round = z.object({
  id: z.string(),
  state: z.string(),
  staked: z.string(),
  payout: z.string().nullable(),
  seen: Json.nullable(),
  steps: z.array(z.json()),
  isOver: z.boolean(),
});
type Round = z.infer<typeof Round>;
const Opened = z.object({
  chips: z.array(z.string()).min(1),
  seeds: z.object({ isHouseMade: z.boolean(), nextServerSeedHash: z.string() }),
  open: Round.nullable(),
});
const Boot = z.object({ mechanic: z.string() });
const Failure = z.object({ error: z.string(), retryMs: z.number().nonnegative().nullish() });

/** Refusals after which the same player simply tries again: others are quicker, or a table has closed its bets. */
const PASSING = [
  'betting_closed',
  'too_fast',
  'rate_limited',
  'round_running',
  'stake_too_big',
  'stake_too_small',
];

/** Where a round ends whose stake is returned, as when a table stood still. */
const TAKEN_BACK = ['cancelling', 'cancelled'];

/** The bot has less than it wants to stake. */
export class NotEnoughMoney extends Error {
  readonly stakeMin: Amount;

  constructor(stakeMin: Amount) {
    super('a bot has no money left');
    this.stakeMin = stakeMin;
  }
}

/** People play the game against each other, and nobody for the house. */
export class NoSeat extends Error {}

class ArcadeRefused extends Error {
  readonly code: string;
  readonly retryMs: number;

  constructor({ error, retryMs }: z.infer<typeof Failure>) {
    super(`the arcade refused: ${error}`);
    this.code = error;
    this.retryMs = retryMs ?? AGAIN_MS;
  }
}

export type Finished = { staked: Amount; won: Amount };
type SeatNeeds = { clock: Clock; chance: Chance; onFinished(round: Finished): void };
export type Seat = Awaited<ReturnType<typeof takeSeat>>;

export const pickBetween = ({ from, upTo }: Span, chance: Chance): number => from + chance(upTo - from + 1);

/** Opens a game at the address of a launch, as a browser does, with a client seed of its own. */
export async function takeSeat(url: string, { clock, chance, onFinished }: SeatNeeds) {
  const { origin, pathname, hash } = new URL(url);
  const authorization = `Bearer ${pathname.split('/').at(-1)}.${hash.slice(1)}`;

  async function call<Schema extends z.ZodType>(
    schema: Schema,
    path: string,
    body?: object,
  ): Promise<z.infer<Schema>> {
    const asked = {
      url: `${origin}${path}`,
      deadlineMs: CALL_DEADLINE_MS,
      headers: { authorization },
      requestId: null,
    };
    const { status, text } = await (body ? postJson({ ...asked, body }) : getJson(asked));
    const answer = parseJson(text);
    if (status === 200) return schema.parse(answer);
    throw new ArcadeRefused(Failure.parse(answer));
  }

  const { mechanic } = Boot.parse(await readBoot(url));
  const players: Readonly<Record<string, HousePlayer>> = HOUSE_PLAYERS;
  const player = players[mechanic];
  if (!player) throw new NoSeat(mechanic);
  const { chips, seeds, open: left } = await call(Opened, '/api/session');
  if (seeds.isHouseMade && !left)
    await call(Json, '/api/seeds', { clientSeed: newSecret(), nextHash: seeds.nextServerSeedHash });
  let open: Round | null = left;

  /** Keeps a round that waits for its player, and tells of one that is over; one that was taken back never was. */
  function note(round: Round, restMs: Span): number {
    open = round.isOver || TAKEN_BACK.includes(round.state) ? null : round;
    if (round.isOver) onFinished({ staked: amountOf(round.staked), won: amountOf(round.payout ?? '0') });
    return pickBetween(open ? STEP_MS : restMs, chance);
  }

  async function goOn(round: Round, { decide }: HousePlayer): Promise<number> {
    const path = `/api/rounds/${round.id}`;
    if (!decide || !round.seen) return note(await call(Round, path), ROUND_MS);
    const step = { index: round.steps.length, step: decide(round.seen, chance) };
    return note(await call(Round, `${path}/steps`, step), ROUND_MS);
  }

  async function place({ pick }: HousePlayer): Promise<number> {
    const stake = chips[chance(Math.min(STAKES_TAKEN, chips.length))];
    return note(
      await call(Round, '/api/rounds', { roundId: newId(clock), stake, pick: pick(chance) }),
      ROUND_MS,
    );
  }

  return {
    hasOpenRound: () => open !== null,
    /** Does the next thing, and says how long to wait after it. */
    async act(): Promise<number> {
      try {
        return await (open ? goOn(open, player) : place(player));
      } catch (error) {
        if (!(error instanceof ArcadeRefused)) throw error;
        if (error.code === 'not_enough_money') throw new NotEnoughMoney(amountOf(chips[0] ?? '1'));
        if (!PASSING.includes(error.code)) throw error;
        return error.retryMs;
      }
    },
  };
}

/** What the page of the game is told about it. */
async function readBoot(url: string): Promise<unknown> {
  const { text } = await getJson({ url, deadlineMs: CALL_DEADLINE_MS, requestId: null });
  return parseJson(/<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(text)?.[1] ?? '');
}

function amountOf(written: string): Amount {
  const amount = readDecimal(written);
  if (amount === null) throw new Error(`${written} is no amount`);
  return amount;
}
