import type { Language } from '@parlour/texts/languages';
import { lotteryPageTexts } from '@parlour/texts/load/lottery-page';
import { lotteryPlaysTexts } from '@parlour/texts/load/lottery-plays';
import type { Messages } from '@parlour/texts/text-group';

/** The words of the page and of plays: nothing can be drawn without them. */
export async function loadTexts(language: Language): Promise<Messages> {
  const [messages] = await Promise.all([lotteryPageTexts.load(language), lotteryPlaysTexts.load(language)]);
  return messages;
}
