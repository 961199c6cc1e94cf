import { MUTE_MINUTES } from '@parlour/contract/values/messages/room.rules';

type Minutes = (typeof MUTE_MINUTES)[number];
type MuteChoice = `${Minutes}` | 'lifted';

const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

/** How long a member can be muted, as the field has it. */
export const MUTE_CHOICES: readonly [MuteChoice, ...MuteChoice[]] = [
  `${MUTE_MINUTES[0]}`,
  ...MUTE_MINUTES.slice(1).map((minutes) => `${minutes}` as const),
  'lifted',
];

/** Null: until it is lifted. */
export const minutesOf = (choice: MuteChoice): Minutes | null =>
  MUTE_MINUTES.find((minutes) => `${minutes}` === choice) ?? null;

/** In the largest unit that fits. */
export function spanOf(minutes: number | null): { unit: 'minutes' | 'hours' | 'days'; count: number } | null {
  if (minutes === null) return null;
  if (minutes >= DAY_MINUTES) return { unit: 'days', count: minutes / DAY_MINUTES };
  if (minutes >= HOUR_MINUTES) return { unit: 'hours', count: minutes / HOUR_MINUTES };
  return { unit: 'minutes', count: minutes };
}

/** One word per line, as the field has them. */
export const wordsOf = (lines: string): string[] =>
  lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
