import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '@parlour/clock/clock';
import { HOUR_MS } from '@parlour/clock/durations';
import { newId } from '@parlour/clock/ids';
import { MallDocument, type MallItem } from '@parlour/contract';
import type { Database, Tx } from '@parlour/database/database';
import { drawPicture } from './demo-pictures.ts';
import type { Modules } from './modules.ts';
import type { Brand } from './tenancy/brand.ts';

/** As in a brand's `mall.json`: times count from the start of the demo, pictures are files beside it. */
type DemoItem = Omit<MallDocument, 'startsAt' | 'endsAt' | 'picture'> & {
  startsInHours: number | null;
  lastsHours: number | null;
  picture: string;
  stock: number;
};

/** One size serves: the largest place is as wide as a phone. */
const PICTURE_WIDTH = 600;

/** The mall of a demo brand, with pictures drawn for it. */
export async function seedDemoMall(
  { messages, promotions }: Pick<Modules, 'messages' | 'promotions'>,
  brand: Brand,
  { folder, database, clock }: { folder: string; database: Database; clock: Clock },
): Promise<void> {
  const file = join(folder, 'mall.json');
  if (!existsSync(file)) return;
  const momentIn = (hours: number | null) => (hours === null ? null : clock.now() + hours * HOUR_MS);
  const items = JSON.parse(await readFile(file, 'utf8')) as DemoItem[];
  for (const { startsInHours, lastsHours, picture, stock, ...rest } of items) {
    const drawn = await drawPicture(join(folder, picture), PICTURE_WIDTH);
    const { digest } = await messages.pictures.keep(brand, drawn, null);
    const times = { startsAt: momentIn(startsInHours), endsAt: momentIn(lastsHours) };
    const document = MallDocument.parse({ ...rest, ...times, picture: digest });
    await database.transaction((tx) => promotions.demo.mallItem(tx, brand.id, { document, stock }));
  }
}

/** What a demo member earned, and by what. */
const LOTS = [
  { points: 4_800, source: 'points' },
  { points: 640, source: 'task' },
  { points: 88, source: 'sign_in' },
  { points: 800, source: 'wheel' },
] as const;

const ADDRESS = {
  name: 'Mary Demo',
  phone: '+86 138 0013 8001',
  street: '18 Lighthouse Road, floor 5',
  city: 'Harbour City',
  postcode: '200010',
};
const PARCEL = { carrier: 'Harbour Express', tracking: 'HX 2048 7716 30' };
const SEND = { move: 'send', by: 'operator', ...PARCEL } as const;

/** How far each order has come. */
const HISTORIES = [
  [SEND, { move: 'finish', by: 'operator' }],
  [{ move: 'cancel', by: 'operator', reason: 'The last one arrived damaged, sorry. Your points are back.' }],
  [SEND],
  [],
] as const;

/** Points of a demo member, and an order in each state. The shelf was read before the transaction began. */
export async function seedDemoOrders(
  tx: Tx,
  { promotions }: Pick<Modules, 'promotions'>,
  {
    brand,
    memberId,
    shelf,
    clock,
  }: { brand: Brand; memberId: string; shelf: readonly MallItem[]; clock: Clock },
): Promise<void> {
  const member = { brandId: brand.id, memberId };
  for (const lot of LOTS)
    await promotions.demo.points(tx, member, { ...lot, cause: `demo:${lot.source}:${memberId}` });
  const affordable = shelf
    .filter(
      ({ kind, stock, level, startsAt }) => kind === 'goods' && stock > 0 && level === 0 && startsAt === null,
    )
    .toSorted((one, other) => one.price - other.price);
  for (const [place, moves] of HISTORIES.entries()) {
    const item = affordable[place];
    if (!item) return;
    const asked = { key: newId(clock), itemId: item.id, price: item.price, count: 1, address: ADDRESS };
    await promotions.demo.mallOrder(tx, { brand, memberId, level: 0 }, { ...asked, moves });
  }
}
