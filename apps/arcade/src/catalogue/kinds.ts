import type { MechanicName } from '@parlour/game-rules/games';
import type { Language } from '@parlour/texts/languages';

/** What the lobby is told of every title of a mechanic. `{noun}` is the theme's. */
export type Kind = {
  category: string;
  classification: string;
  names: Record<Language, string>;
};

export const KINDS: Record<MechanicName, Kind> = {
  crash: {
    category: 'RNG',
    classification: 'crash',
    names: {
      EN: '{noun} Crash',
      CN: '{noun}爆点',
      JA: '{noun}クラッシュ',
      TH: 'แครช{noun}',
      VI: 'Crash {noun}',
      TY: 'Crash ng {noun}',
    },
  },
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
  limbo: {
    category: 'RNG',
    classification: 'minigames',
    names: {
      EN: '{noun} Limbo',
      CN: '{noun}极限',
      JA: '{noun}リンボ',
      TH: 'ลิมโบ{noun}',
      VI: 'Limbo {noun}',
      TY: 'Limbo ng {noun}',
    },
  },
  mines: {
    category: 'RNG',
    classification: 'minigames',
    names: {
      EN: '{noun} Mines',
      CN: '{noun}扫雷',
      JA: '{noun}マインズ',
      TH: 'ทุ่นระเบิด{noun}',
      VI: 'Dò mìn {noun}',
      TY: 'Mina ng {noun}',
    },
  },
  plinko: {
    category: 'RNG',
    classification: 'minigames',
    names: {
      EN: '{noun} Plinko',
      CN: '{noun}弹珠',
      JA: '{noun}プリンコ',
      TH: 'พลิงโก{noun}',
      VI: 'Plinko {noun}',
      TY: 'Plinko ng {noun}',
    },
  },
  keno: {
    category: 'RNG',
    classification: 'minigames',
    names: {
      EN: '{noun} Keno',
      CN: '{noun}基诺',
      JA: '{noun}キノ',
      TH: 'คีโน{noun}',
      VI: 'Keno {noun}',
      TY: 'Keno ng {noun}',
    },
  },
  'hi-lo': {
    category: 'RNG',
    classification: 'minigames',
    names: {
      EN: '{noun} Hi‑Lo',
      CN: '{noun}猜大小',
      JA: '{noun}ハイ＆ロー',
      TH: 'ไฮโล{noun}',
      VI: 'Cao thấp {noun}',
      TY: 'Hi‑Lo ng {noun}',
    },
  },
  wheel: {
    category: 'RNG',
    classification: 'minigames',
    names: {
      EN: '{noun} Wheel',
      CN: '{noun}转盘',
      JA: '{noun}ホイール',
      TH: 'วงล้อ{noun}',
      VI: 'Vòng quay {noun}',
      TY: 'Gulong ng {noun}',
    },
  },
};
