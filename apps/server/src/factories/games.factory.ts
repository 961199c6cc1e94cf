import { DAY_MS } from '@parlour/clock/durations';
import type { VendorTitle } from '@parlour/wallet-protocol';

/** The release date of the first generated title. */
const FIRST_ADDED_MS = Date.UTC(2024, 0, 1);

/** A complete, valid title as a vendor lists it; the caller states only what matters to the test. */
export function makeVendorTitle(about: Partial<VendorTitle> & { game_code: string }): VendorTitle {
  return {
    names: { EN: `Title ${about.game_code}` },
    category: 'RNG',
    classification: 'slot',
    icon_url: `https://studio.example/${about.game_code}.webp`,
    return_to_player: '96.00',
    min_bet: '0.5',
    lines: 20,
    has_trial: true,
    added_at: FIRST_ADDED_MS,
    ...about,
  };
}

/** How often each category appears, as in a real lobby: mostly slots. */
const SHARES: readonly { category: string; classifications: readonly string[]; of: number }[] = [
  { category: 'RNG', classifications: ['slot', 'arcade', 'crash', 'minigames', 'jackpot'], of: 70 },
  { category: 'FISH', classifications: ['fishing'], of: 6 },
  { category: 'PVP', classifications: ['table'], of: 8 },
  { category: 'LIVE', classifications: ['live', 'table'], of: 8 },
  { category: 'SPORTS', classifications: ['cricket', 'minigames'], of: 4 },
  { category: 'LOTT', classifications: ['lottery'], of: 2 },
  { category: 'ELOTT', classifications: ['lottery'], of: 2 },
];

/** The same titles for the same number and seed, with names in six languages. */
export function makeVendorTitles(count: number, seed = 1): VendorTitle[] {
  const next = createSequence(seed);
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(next() * items.length)] as Item;
  return Array.from({ length: count }, (_, index) => {
    const { category, classifications } = pickShare(next());
    return makeVendorTitle({
      game_code: `t${index}`,
      names: makeNames(index, pick),
      category,
      classification: pick(classifications),
      return_to_player: pick(['94.50', '96.00', '97.25', null]),
      min_bet: pick(['0.1', '0.5', '1', '5']),
      lines: pick([0, 9, 20, 50, 243]),
      has_trial: next() < 0.8,
      added_at: FIRST_ADDED_MS + Math.floor(next() * 900) * DAY_MS,
    });
  });
}

function pickShare(point: number) {
  let passed = 0;
  for (const share of SHARES) {
    passed += share.of / 100;
    if (point < passed) return share;
  }
  return SHARES[0] as (typeof SHARES)[number];
}

type Word = readonly [EN: string, CN: string, JA: string, TH: string, VI: string, TY: string];

const MANNERS: readonly Word[] = [
  ['Golden', '黄金', '黄金の', 'ทองคำ', 'Vàng', 'Gintong'],
  ['Silver', '白银', '銀の', 'เงิน', 'Bạc', 'Pilak na'],
  ['Lucky', '幸运', '幸運の', 'นำโชค', 'May Mắn', 'Masuwerteng'],
  ['Hidden', '隐秘', '隠れた', 'ลึกลับ', 'Ẩn Giấu', 'Lihim na'],
  ['Mighty', '强力', '力強い', 'ทรงพลัง', 'Hùng Mạnh', 'Malakas na'],
  ['Midnight', '午夜', '真夜中の', 'เที่ยงคืน', 'Nửa Đêm', 'Hatinggabing'],
  ['Crystal', '水晶', 'クリスタル', 'คริสตัล', 'Pha Lê', 'Kristal na'],
  ['Burning', '燃烧', '燃える', 'เพลิง', 'Rực Lửa', 'Nagliliyab na'],
  ['Ancient', '远古', '古代の', 'โบราณ', 'Cổ Đại', 'Sinaunang'],
  ['Dancing', '舞动', '踊る', 'เริงระบำ', 'Nhảy Múa', 'Sumasayaw na'],
  ['Frozen', '冰封', '氷の', 'น้ำแข็ง', 'Đóng Băng', 'Nagyeyelong'],
  ['Royal', '皇家', '王家の', 'ราชวงศ์', 'Hoàng Gia', 'Maharlikang'],
];
const THINGS: readonly Word[] = [
  ['Dragon', '神龙', 'ドラゴン', 'มังกร', 'Rồng', 'Dragon'],
  ['Tiger', '猛虎', 'タイガー', 'เสือ', 'Hổ', 'Tigre'],
  ['Lantern', '灯笼', 'ランタン', 'โคมไฟ', 'Đèn Lồng', 'Parol'],
  ['Orchard', '果园', '果樹園', 'สวนผลไม้', 'Vườn Cây', 'Taniman'],
  ['Harbour', '港湾', 'ハーバー', 'ท่าเรือ', 'Bến Cảng', 'Daungan'],
  ['Pearl', '珍珠', 'パール', 'ไข่มุก', 'Ngọc Trai', 'Perlas'],
  ['Comet', '彗星', '彗星', 'ดาวหาง', 'Sao Chổi', 'Kometa'],
  ['Carp', '锦鲤', '錦鯉', 'ปลาคาร์ป', 'Cá Chép', 'Karpa'],
  ['Fortress', '堡垒', '要塞', 'ป้อมปราการ', 'Pháo Đài', 'Kuta'],
  ['Phoenix', '凤凰', 'フェニックス', 'ฟีนิกซ์', 'Phượng Hoàng', 'Piniks'],
  ['Treasure', '宝藏', '宝物', 'สมบัติ', 'Kho Báu', 'Kayamanan'],
  ['Monsoon', '季风', 'モンスーン', 'มรสุม', 'Gió Mùa', 'Habagat'],
];
const SYLLABLES = [
  'ba',
  'cor',
  'del',
  'fi',
  'gan',
  'hol',
  'jin',
  'kes',
  'lum',
  'mor',
  'nav',
  'pel',
  'qui',
  'rus',
  'tam',
];
const ALIKE = [
  ['风', '云', '雷', '雪', '星', '月', '山', '海', '花', '竹'],
  ['カ', 'ミ', 'ソ', 'ラ', 'ノ', 'ヒ', 'ル', 'テ', 'ガ', 'ポ'],
  ['กา', 'มี', 'โซ', 'ลา', 'นุ', 'ฮิ', 'รู', 'เท', 'จ๋า', 'โป'],
] as const;

/** Two common words and an invented one, so that words repeat as in real names and whole names seldom do. */
function makeNames(index: number, pick: <Item>(items: readonly Item[]) => Item): Record<string, string> {
  const [manner, thing] = [pick(MANNERS), pick(THINGS)];
  const invented = pick(SYLLABLES) + pick(SYLLABLES) + pick(SYLLABLES);
  const proper = (invented[0] ?? '').toUpperCase() + invented.slice(1);
  const [cn, ja, th] = ALIKE.map((signs) => pick(signs) + pick(signs) + pick(signs));
  const name = {
    EN: `${manner[0]} ${thing[0]} ${proper}`,
    CN: `${manner[1]}${thing[1]}${cn}`,
    JA: `${manner[2]}${thing[2]}${ja}`,
    TH: `${manner[3]}${thing[3]}${th}`,
    VI: `${thing[4]} ${manner[4]} ${proper}`,
    TY: `${manner[5]} ${thing[5]} ${proper}`,
  };
  // Not every vendor translates everything.
  return index % 7 === 0 ? { EN: name.EN, CN: name.CN } : name;
}

/** Mulberry32: numbers from zero to one, the same for the same seed. */
function createSequence(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let word = Math.imul(state ^ (state >>> 15), state | 1);
    word ^= word + Math.imul(word ^ (word >>> 7), word | 61);
    return ((word ^ (word >>> 14)) >>> 0) / 2 ** 32;
  };
}
