import { POCKETS, WHEEL } from '@parlour/game-rules/roulette';

/** Angles are degrees, clockwise from the top. The wheel turns clockwise, the ball rolls against it. */
const TURN = 360;
const POCKET = TURN / POCKETS;
/** The ball comes to rest near the player, where the wheel is seen also while it is small. */
const NEAR = 180;
const LEAN = 16;
/** Degrees per millisecond, until the number is known. */
const WHEEL_SPEED = 0.14;
const BALL_SPEED = -0.62;
const WHEEL_SLOWING = 2;
const BALL_SLOWING = 3;
const LIFT_MS = 160;
const RAMP_MS = 160;
/** The shares of the motion at which the ball leaves the track, and at which it lies in its pocket. */
const FALLS_AT = 0.44;
const LIES_AT = 0.84;
const BALL_LEAST = 400;

/** How the wheel and the ball stand. `depth` goes from 0, on the track, to 1, in a pocket. */
export type Stand = { wheel: number; ball: number; depth: number };
export type Stop = { number: number; lean: number };

export function pocketAngle(number: number): number {
  return WHEEL.indexOf(number) * POCKET;
}

/** The pocket that lies at the angle of the ball. */
export function pocketAt({ wheel, ball }: Stand): number {
  const pockets = Math.round((ball - wheel) / POCKET);
  return WHEEL[pockets - POCKETS * Math.floor(pockets / POCKETS)] ?? 0;
}

/** The same for every look at a round, and different for each: its id is as good as random. */
export function leanOf(roundId: string): number {
  const digits = Number.parseInt(roundId.slice(0, 4), 16);
  return Number.isNaN(digits) ? 0 : (2 * digits) / 0xffff - 1;
}

export function restOf({ number, lean }: Stop): Stand {
  const ball = NEAR + LEAN * lean;
  return { wheel: ball - pocketAngle(number), ball, depth: 1 };
}

/** While the number is not known: both roll at full speed. */
export function cruise(from: Stand, ms: number): Stand {
  const ramped = ms < RAMP_MS ? ms ** 2 / (2 * RAMP_MS) : ms - RAMP_MS / 2;
  return {
    wheel: from.wheel + WHEEL_SPEED * ramped,
    ball: from.ball + BALL_SPEED * ramped,
    depth: from.depth * Math.max(0, 1 - ms / LIFT_MS),
  };
}

/** How both stand after so much of the time, from 0 to 1: at 1 the ball lies in the pocket of its number. */
export function planFall(from: Stand, stop: Stop, overMs: number): (share: number) => Stand {
  const rest = restOf(stop);
  const wheelBy = nearestTurn(rest.wheel - from.wheel, (WHEEL_SPEED * overMs) / WHEEL_SLOWING, 0);
  const apart = from.ball - from.wheel;
  const wanted = ((WHEEL_SPEED - BALL_SPEED) * overMs * LIES_AT) / BALL_SLOWING;
  const againstBy = nearestTurn(apart - (rest.ball - rest.wheel), wanted, BALL_LEAST);
  return (share) => {
    const rolled = Math.min(1, share / LIES_AT);
    const wheel = from.wheel + wheelBy * slow(share, WHEEL_SLOWING);
    return {
      wheel,
      ball: wheel + apart - againstBy * slow(rolled, BALL_SLOWING),
      depth: Math.max(from.depth * (1 - rolled), bounce((rolled - FALLS_AT) / (1 - FALLS_AT))),
    };
  };
}

/** The distance to the same place, some whole turns on, that comes nearest to a wanted one. */
function nearestTurn(bare: number, wanted: number, least: number): number {
  const distance = bare + TURN * Math.round((wanted - bare) / TURN);
  return distance < least ? distance + TURN * Math.ceil((least - distance) / TURN) : distance;
}

function slow(share: number, power: number): number {
  return 1 - (1 - share) ** power;
}

/** When it meets the pockets and is thrown up again, each time less high. */
const HOPS = [
  { until: 0.42, middle: 0, height: 1 },
  { until: 0.72, middle: 0.57, height: 0.34 },
  { until: 0.9, middle: 0.81, height: 0.16 },
  { until: 1, middle: 0.95, height: 0.05 },
] as const;

function bounce(share: number): number {
  if (share <= 0) return 0;
  const hop = HOPS.find(({ until }) => share < until);
  if (!hop) return 1;
  const away = (share - hop.middle) / (hop.until - hop.middle);
  return 1 - hop.height * (1 - away ** 2);
}
