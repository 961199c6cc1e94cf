import type { Language } from '@parlour/texts/languages';
import type { VendorTitle } from '@parlour/wallet-protocol';

/** A playable game. There are no placeholders: every listed game is built. */
export type Title = { studio: string; art: string; names: Record<Language, string> } & Omit<
  VendorTitle,
  'icon_url'
>;

export const DICE = 'tide-dice';

export const TITLES: readonly Title[] = [
  {
    studio: 'TIDEWATER',
    game_code: DICE,
    art: '/art/tide-dice.svg',
    names: {
      EN: 'Tide Dice',
      CN: '潮汐骰子',
      JA: 'タイドダイス',
      TH: 'ลูกเต๋าน้ำขึ้นน้ำลง',
      VI: 'Xúc xắc Thủy triều',
      TY: 'Dice ng Alon',
    },
    category: 'RNG',
    classification: 'minigames',
    return_to_player: '99.00',
    // At the smallest chance, where the pay is highest: 99 at 1 %.
    return_deviation: '9.8504',
    return_most: '99',
    min_bet: '1',
    lines: 0,
    has_trial: true,
    added_at: Date.UTC(2026, 10, 15),
  },
];

export function titlesOf(studio: string): Title[] {
  return TITLES.filter((title) => title.studio === studio);
}
