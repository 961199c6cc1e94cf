import type { MechanicName } from '@parlour/game-rules/games';
import type { Language } from '@parlour/texts/languages';

/** What the lobby is told of every title of a mechanic. `{noun}` is the theme's. */
export type Kind = {
  category: string;
  classification: string;
  names: Record<Language, string>;
};

export const KINDS: Record<MechanicName, Kind> = {
  dice: {
    category: 'RNG',
    classification: 'minigames',
    names: {
      EN: '{noun} Dice',
      CN: '{noun}骰子',
      JA: '{noun}ダイス',
      TH: 'ลูกเต๋า{noun}',
      VI: 'Xúc xắc {noun}',
      TY: 'Dice ng {noun}',
    },
  },
};
