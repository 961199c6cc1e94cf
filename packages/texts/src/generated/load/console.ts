// Made from the files of messages by `npm run generate`.
import type { ConsoleLanguage } from '../../languages.ts';
import { textGroup } from '../../text-group.ts';
import type EN from '../console/EN.ts';

export type ConsoleKey = keyof typeof EN;

export const consoleTexts = textGroup<ConsoleKey, ConsoleLanguage>({
  EN: () => import('../console/EN.ts'),
  CN: () => import('../console/CN.ts'),
});
