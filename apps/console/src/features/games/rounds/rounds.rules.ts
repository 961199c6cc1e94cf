import type { ConsoleClient } from '@parlour/client/console';
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

type Label = (key: string) => string | undefined;
export type ToldField = [name: string, value: string];

/** By mechanic, what is told in hundredths and shown as the game shows it: of a percent, or of the stake. */
const IN_HUNDREDTHS: Readonly<Record<string, readonly string[]>> = {
  crash: ['target', 'stop', 'stoppedAt', 'point'],
  dice: ['chance', 'roll'],
  limbo: ['target', 'point'],
};

/**
 * What a vendor tells about a choice or an outcome, field by field; what has no fields has one without a name. `label`
 * knows the fields and values of our games.
 */
export function evidenceFields(
  told: unknown,
  { mechanic, label }: { mechanic: string | null; label: Label },
): ToldField[] {
  if (told === null || told === undefined) return [];
  if (typeof told !== 'object' || Array.isArray(told)) return [['', writePlain(told)]];
  return Object.entries(told).map(([key, value]) => {
    const name = label(`games.evidence.field.${key}`) ?? wordsOfKey(key);
    const isHundredths = mechanic !== null && IN_HUNDREDTHS[mechanic]?.includes(key);
    return [
      name,
      isHundredths && typeof value === 'number'
        ? showHundredths(value)
        : (label(`games.evidence.${key}.${value}`) ?? writePlain(value)),
    ];
  });
}

const showHundredths = (value: number): string => (value / 100).toFixed(2);
