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
  roulette: {
    category: 'RNG',
    classification: 'table',
    names: {
      EN: '{noun} Roulette',
      CN: '{noun}轮盘',
      JA: '{noun}ルーレット',
      TH: 'รูเล็ต{noun}',
      VI: 'Roulette {noun}',
      TY: 'Roulette ng {noun}',
    },
  },
  baccarat: {
    category: 'RNG',
    classification: 'table',
    names: {
      EN: '{noun} Baccarat',
      CN: '{noun}百家乐',
      JA: '{noun}バカラ',
      TH: 'บาคาร่า{noun}',
      VI: 'Baccarat {noun}',
      TY: 'Baccarat ng {noun}',
    },
  },
  'dragon-tiger': {
    category: 'RNG',
    classification: 'table',
    names: {
      EN: '{noun} Dragon Tiger',
      CN: '{noun}龙虎',
      JA: '{noun}ドラゴンタイガー',
      TH: 'เสือมังกร{noun}',
      VI: 'Rồng Hổ {noun}',
      TY: 'Dragon Tiger ng {noun}',
    },
  },
  'sic-bo': {
    category: 'RNG',
    classification: 'table',
    names: {
      EN: '{noun} Sic Bo',
      CN: '{noun}骰宝',
      JA: '{noun}シックボー',
      TH: 'ซิกโบ{noun}',
      VI: 'Tài xỉu {noun}',
      TY: 'Sic Bo ng {noun}',
    },
  },
  blackjack: {
    category: 'RNG',
    classification: 'table',
    names: {
      EN: '{noun} Blackjack',
      CN: '{noun}二十一点',
      JA: '{noun}ブラックジャック',
      TH: 'แบล็คแจ็ค{noun}',
      VI: 'Xì dách {noun}',
      TY: 'Blackjack ng {noun}',
    },
  },
  'video-poker': {
    category: 'RNG',
    classification: 'table',
    names: {
      EN: '{noun} Poker',
      CN: '{noun}扑克',
      JA: '{noun}ポーカー',
      TH: 'โป๊กเกอร์{noun}',
      VI: 'Poker {noun}',
      TY: 'Poker ng {noun}',
    },
  },
};
