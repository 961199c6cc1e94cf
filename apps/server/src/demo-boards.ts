import { join } from 'node:path';
import type { Clock } from '@parlour/clock/clock';
import { HOUR_MS } from '@parlour/clock/durations';
import type { BoardDocument, Language, Prize } from '@parlour/contract';
import type { Database } from '@parlour/database/database';
import { amountOf, currencyOf, writeDecimal } from '@parlour/money';
import { drawPicture } from './demo-pictures.ts';
import type { Modules } from './modules.ts';
import type { Brand } from './tenancy/brand.ts';

type DemoBoard = Pick<BoardDocument, 'measure' | 'categories'> & {
  titles: Record<Language, string>;
  picture: string;
  startsInHours: number;
  lastsHours: number;
  minStakeUnits: string;
  cashUnits: readonly string[];
  /** Whether the first wins goods of the mall, where there are any. */
  hasGoods: boolean;
  points: readonly number[];
};

const BOARDS: readonly DemoBoard[] = [
  {
    titles: {
      EN: 'The weekly race',
      CN: '每周冲榜赛',
      JA: 'ウィークリーレース',
      TH: 'ศึกประจำสัปดาห์',
      VI: 'Đường đua hằng tuần',
      TY: 'Lingguhang karera',
    },
    picture: 'offer-cup.svg',
    measure: 'stake',
    categories: [],
    startsInHours: -50,
    lastsHours: 168,
    minStakeUnits: '0',
    cashUnits: ['888', '388', '188', '88', '58'],
    hasGoods: false,
    points: [100, 80, 60, 40, 20],
  },
  {
    titles: {
      EN: 'Slots: the best spin',
      CN: '老虎机最佳一转',
      JA: 'スロット最高の一回転',
      TH: 'สล็อต: หมุนที่ดีที่สุด',
      VI: 'Slot: vòng quay hay nhất',
      TY: 'Slots: pinakamagandang ikot',
    },
    picture: 'offer-weekend.svg',
    measure: 'multiple',
    categories: ['RNG'],
    startsInHours: 20,
    lastsHours: 48,
    minStakeUnits: '1',
    cashUnits: ['288', '128', '58'],
    hasGoods: true,
    points: [50, 30],
  },
];

/** A race that runs and one to come, in amounts of the brand's currency. */
export async function seedDemoBoards(
  { messages, promotions }: Pick<Modules, 'messages' | 'promotions'>,
  brand: Brand,
  { folder, database, clock }: { folder: string; database: Database; clock: Clock },
): Promise<void> {
  const unit = BigInt(currencyOf(brand.settings.currency).inputUnit);
  const money = (units: string) => writeDecimal(amountOf(units) * unit);
  const goods = await promotions.demo.goods(brand.id);
  for (const {
    titles,
    picture,
    startsInHours,
    lastsHours,
    minStakeUnits,
    cashUnits,
    hasGoods,
    points,
    ...rest
  } of BOARDS) {
    const { digest } = await messages.pictures.keep(brand, await drawPicture(join(folder, picture)), null);
    const startsAt = clock.now() + startsInHours * HOUR_MS;
    const prizes: Prize[] = [
      ...(hasGoods && goods ? [goods] : []),
      ...cashUnits.map((units): Prize => ({ kind: 'cash', amount: money(units) })),
      ...points.map((count): Prize => ({ kind: 'points', count })),
    ];
    const texts = brand.settings.languages.map((language) => [language, { title: titles[language] }]);
    const document: BoardDocument = {
      ...rest,
      texts: Object.fromEntries(texts),
      picture: digest,
      minStake: money(minStakeUnits),
      titles: [],
      startsAt,
      endsAt: startsAt + lastsHours * HOUR_MS,
      prizes,
    };
    await database.transaction((tx) => promotions.demo.board(tx, brand, document));
  }
}
