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

/** Dice tell chances and rolls in hundredths of a percent; they are shown as the game shows them. */
const IN_HUNDREDTHS = { mechanic: 'dice', fields: ['chance', 'roll'] };

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
    const isHundredths =
      mechanic === IN_HUNDREDTHS.mechanic && IN_HUNDREDTHS.fields.includes(key) && typeof value === 'number';
    return [
      name,
      isHundredths ? shownRoll(value) : (label(`games.evidence.${key}.${value}`) ?? writePlain(value)),
    ];
  });
}

const shownRoll = (roll: number): string => (roll / 100).toFixed(2);
