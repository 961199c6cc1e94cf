import type { ConsoleClient } from '@parlour/client/console';
import { commitTo, createInstantStream, uniform } from '@parlour/fairness';

type Games = ConsoleClient['games'];
export type RoundLine = Awaited<ReturnType<Games['rounds']>>['items'][number];
export type RoundDetail = Awaited<ReturnType<Games['roundDetail']>>;
export type RoundStep = RoundDetail['steps'][number];
export type Evidence = NonNullable<Awaited<ReturnType<Games['roundEvidence']>>['evidence']>;
export type AlertLine = Awaited<ReturnType<Games['gamesAlerts']>>['items'][number] & { id: string };
export type MemberRef = RoundLine['member'];

export const ROUND_TONE = { open: 'waiting', settled: 'good', refunded: 'quiet' } as const;

export const roundPlace = (merchantCode: string, { vendor, id }: { vendor: string; id: string }) =>
  `/games/rounds/${encodeURIComponent(merchantCode)}/${encodeURIComponent(vendor)}/${encodeURIComponent(id)}`;

/** The number of possible rolls of our own dice game. */
const ROLLS = 10_000;

/** The result recomputed from the seeds: whether the seed matches its commitment, and the roll it gives. */
export type Replay = { hash: string; isPromised: boolean; roll: number | null; isSame: boolean };

/** Null: the seed is still in use. If the outcome is not a roll, only the commitment is checked. */
export function replay({ serverSeed, serverSeedHash, clientSeed, nonce, outcome }: Evidence): Replay | null {
  if (serverSeed === null) return null;
  const hash = commitTo(serverSeed);
  const isPromised = hash === serverSeedHash;
  const told = outcome?.roll;
  if (typeof told !== 'number') return { hash, isPromised, roll: null, isSame: isPromised };
  const roll = uniform(createInstantStream({ serverSeed, clientSeed, nonce }), ROLLS);
  return { hash, isPromised, roll, isSame: isPromised && roll === told };
}

/** As the game shows it: hundredths of a percent. */
export const shownRoll = (roll: number): string => (roll / 100).toFixed(2);
