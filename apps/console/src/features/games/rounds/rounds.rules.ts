import type { ConsoleClient } from '@parlour/client/console';
import { commitTo, createInstantStream, uniform } from '@parlour/fairness';
import { wordsOfKey, writePlain } from '../../../parts/values/plain.rules.ts';

type Games = ConsoleClient['games'];
export type RoundLine = Awaited<ReturnType<Games['rounds']>>['items'][number];
export type RoundDetail = Awaited<ReturnType<Games['roundDetail']>>;
export type RoundStep = RoundDetail['steps'][number];
export type Evidence = NonNullable<Awaited<ReturnType<Games['roundEvidence']>>['evidence']>;
export type AlertLine = Awaited<ReturnType<Games['gamesAlerts']>>['items'][number] & { id: string };
export type MemberRef = RoundLine['member'];

export const ROUND_TONE = { open: 'waiting', settled: 'good', refunded: 'quiet', held: 'waiting' } as const;

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

/** Our games tell chances and rolls in hundredths of a percent, and are shown as the game shows them. */
const IN_HUNDREDTHS = ['chance', 'roll'];

/** What a vendor tells about a choice or an outcome, field by field; `label` knows the fields and values of our games. */
export function evidenceFields(
  told: Record<string, unknown> | null,
  label: (key: string) => string | undefined,
): [name: string, value: string][] {
  return Object.entries(told ?? {}).map(([key, value]) => {
    const name = label(`games.evidence.field.${key}`) ?? wordsOfKey(key);
    const isHundredths = IN_HUNDREDTHS.includes(key) && typeof value === 'number';
    return [
      name,
      isHundredths ? shownRoll(value) : (label(`games.evidence.${key}.${value}`) ?? writePlain(value)),
    ];
  });
}

/** As the game shows it: hundredths of a percent. */
export const shownRoll = (roll: number): string => (roll / 100).toFixed(2);
