import type { Client } from '@parlour/client';
import type { IssueState, LotteryFamily } from '@parlour/contract/values/lottery';
import { computeDraw, type Draw, randomnessOf, verifyTicket } from '@parlour/fairness';
import { digitsOfKeno } from '@parlour/lottery-rules';
import { boardOf } from '../../../parts/balls/boards.rules.ts';

export type DrawAnswer = Awaited<ReturnType<Client['lottery']['lotteryDraw']>>;
export type ProofAnswer = Awaited<ReturnType<Client['lottery']['lotteryTicketProof']>>;

/** `waiting`: there is nothing to check yet. */
export type Finding = 'right' | 'wrong' | 'waiting';

export type DrawCheck = {
  /** The commitment was published before the issue was on sale. */
  committed: Finding;
  /** The tickets were sealed after the close and before the draw. */
  sealed: Finding;
  /** The seed hashes to the commitment. */
  seed: Finding;
  /** The value of the public beacon is its chain's own and the one drawn with; `none`: the lottery has no beacon. */
  beacon: Finding | 'none';
  /** The value mixed in is the next draw's commitment, made before these tickets were sealed; `none`: a beacon's is. */
  next: Finding | 'none';
  /** The numbers computed here are those that were published. */
  numbers: Finding;
  /** What this device computed; null before the draw. */
  computed: { readonly commitment: string; readonly result: readonly number[] } | null;
};

/** Computes a draw again from its published values, and compares. Everything is computed on this device. */
export function checkDraw(
  answer: DrawAnswer,
  /** Null until the code that checks it is there. */
  isOfBeacon: IsOfBeacon | null = null,
): DrawCheck {
  const { family, issue, committedAt, sealedAt, drawnAt, draw } = answer;
  const isSealedInTime =
    sealedAt !== null && sealedAt >= issue.closesAt && (drawnAt === null || drawnAt >= sealedAt);
  const computed = draw ? computeResult(family, draw) : null;
  return {
    committed: found(committedAt <= issue.opensAt),
    sealed: sealedAt === null ? 'waiting' : found(isSealedInTime),
    seed: computed ? found(computed.commitment === issue.commitment) : 'waiting',
    beacon: beaconFinding(answer, isOfBeacon),
    next: nextFinding(answer),
    numbers: computed && issue.result ? found(isSameList(computed.result, issue.result)) : 'waiting',
    computed,
  };
}

export type IsOfBeacon = (beacon: NonNullable<DrawAnswer['beacon']>) => boolean;

function beaconFinding(
  { external, beacon, draw }: DrawAnswer,
  isOfBeacon: IsOfBeacon | null,
): DrawCheck['beacon'] {
  if (external !== 'drand') return 'none';
  if (!beacon?.signature || !draw || !isOfBeacon) return 'waiting';
  return found(draw.external === randomnessOf(beacon.signature) && isOfBeacon(beacon));
}

/** Where nothing was sold there was nothing to choose the value by, whenever it was committed to. */
function nextFinding({ issue, external, next, tickets, draw }: DrawAnswer): DrawCheck['next'] {
  if (external === 'drand') return 'none';
  if (!draw) return 'waiting';
  const isInTime = next !== null && (next.committedAt <= issue.closesAt || tickets === 0);
  return found(isInTime && draw.external === next.commitment);
}

/** What a commitment is made with; a name in texts. */
export const HASH_NAME = 'SHA-256';

/** What everything together comes to. */
export function verdictOf(check: DrawCheck, state: IssueState): 'right' | 'wrong' | 'waiting' | 'void' {
  const findings = [check.committed, check.sealed, check.seed, check.beacon, check.next, check.numbers];
  if (findings.includes('wrong')) return 'wrong';
  if (state === 'void') return 'void';
  return findings.includes('waiting') ? 'waiting' : 'right';
}

/** The draw as the file that `npm run verify` reads: a list with one entry, what the draw is made of and where from. */
export function writeDrawFile(
  { game, drawId, seed, root, external, pick }: Draw,
  { external: from, next, beacon }: Pick<DrawAnswer, 'external' | 'next' | 'beacon'>,
): string {
  const source = from === 'drand' ? { beacon } : next && { next: sourceOf(next) };
  return `${JSON.stringify([{ game, drawId, seed, root, external, pick, ...source }], null, 2)}\n`;
}

function sourceOf({ numero, commitment }: NonNullable<DrawAnswer['next']>) {
  return { drawId: numero, commitment };
}

export function nameDrawFile({ game, drawId }: Pick<Draw, 'game' | 'drawId'>): string {
  return `${game}-${drawId}.json`;
}

/** Whether the ticket is among those that the root covers; `root`: of the draw, where it is known. */
export function checkTicket(proof: ProofAnswer, root: string | null): Finding {
  const { id, content, index, size, path } = proof;
  if (root !== null && root !== proof.root) return 'wrong';
  try {
    return found(verifyTicket({ id, content }, { index, size, path }, proof.root));
  } catch {
    // Not even a proof: what it lacks is nothing that a member could mend.
    return 'wrong';
  }
}

/** The result of a family, from the numbers as they are picked: digits become lots, and a 4D number is one less. */
export function resultOf(family: LotteryFamily, picked: readonly number[]): number[] {
  if (family === 'fourd') return picked.map((number) => number - 1);
  if (family === 'lucky28' && picked.length > LUCKY28_DIGITS) return [...digitsOfKeno(picked)];
  const board = boardOf(family);
  if (!board) return [...picked];
  let offset = 0;
  return board
    .flatMap(({ lots, digits }) => Array<number>(lots).fill(digits))
    .map((digits) => {
      offset += digits;
      return Number(picked.slice(offset - digits, offset).join(''));
    });
}

const LUCKY28_DIGITS = 3;

function computeResult(family: LotteryFamily, draw: Draw): DrawCheck['computed'] {
  try {
    const { commitment, numbers } = computeDraw(draw);
    return { commitment, result: resultOf(family, numbers) };
  } catch {
    // Values that no draw can be made from prove nothing: that is what is shown.
    return { commitment: '', result: [] };
  }
}

function found(isRight: boolean): Finding {
  return isRight ? 'right' : 'wrong';
}

function isSameList(expected: readonly number[], given: readonly number[]): boolean {
  return expected.length === given.length && expected.every((number, index) => number === given[index]);
}
