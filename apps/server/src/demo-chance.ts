import type { Clock } from '@parlour/clock/clock';
import { HOUR_MS, MINUTE_MS } from '@parlour/clock/durations';
import type { OfferDocument, Prize, RoundsTerms, Task, WheelSector } from '@parlour/contract';
import type { Database } from '@parlour/database/database';
import { amountOf, currencyOf, writeDecimal } from '@parlour/money';
import type { Modules } from './modules.ts';
import type { Brand } from './tenancy/brand.ts';

/** When red packets open after the start of the demo, and for how long: the first while somebody still looks. */
const PACKETS = [
  { afterMs: 2 * MINUTE_MS, lastsMs: 3 * MINUTE_MS, units: '88', shares: 10 },
  { afterMs: HOUR_MS, lastsMs: 5 * MINUTE_MS, units: '188', shares: 20 },
  { afterMs: 6 * HOUR_MS, lastsMs: 5 * MINUTE_MS, units: '288', shares: 30 },
  { afterMs: 24 * HOUR_MS, lastsMs: 10 * MINUTE_MS, units: '888', shares: 88 },
];

/** The tasks, the wheel, the red packets and the VIP plan of a demo brand, in amounts of its currency. */
export async function seedDemoChance(
  { promotions }: Pick<Modules, 'promotions'>,
  brand: Brand,
  { offers, database, clock }: { offers: readonly OfferDocument[]; database: Database; clock: Clock },
): Promise<void> {
  const unit = BigInt(currencyOf(brand.settings.currency).inputUnit);
  const money = (units: string) => writeDecimal(amountOf(units) * unit);
  const startMs = clock.now();
  const terms = roundsIn(offers);
  const rounds: Rounds = (count) => (terms ? { kind: 'rounds', ...terms, count } : points(count));
  await database.transaction(async (tx) => {
    if (terms) await promotions.demo.vipPlan(tx, brand, terms);
    await promotions.demo.tasks(tx, brand.id, tasksIn(money, rounds));
    await promotions.demo.wheel(tx, brand.id, sectorsIn(money, rounds));
    for (const { afterMs, lastsMs, units, shares } of PACKETS)
      await promotions.demo.packet(tx, brand, {
        total: money(units),
        shares,
        opensAt: startMs + afterMs,
        closesAt: startMs + afterMs + lastsMs,
      });
  });
}

type Money = (units: string) => string;
type Rounds = (count: number) => Prize;
const points = (count: number): Prize => ({ kind: 'points', count });
const turns = (count: number): Prize => ({ kind: 'turns', count });

/** Those of the brand's own offer of free rounds; without one there are points instead. */
function roundsIn(offers: readonly OfferDocument[]): RoundsTerms | null {
  const gift = offers.map((offer) => offer.gift).find((each) => each.kind === 'rounds');
  if (!gift) return null;
  const { kind: _kind, ...terms } = gift;
  return terms;
}

const tasksIn = (money: Money, rounds: Rounds): Task[] =>
  [
    { kind: 'contacts', target: '2.00', prize: points(20) } as const,
    { kind: 'deposit', target: money('100'), prize: turns(1) } as const,
    { kind: 'titles', target: '3.00', prize: rounds(3) } as const,
    { kind: 'stake', target: money('200'), prize: turns(2) } as const,
  ].map((task, order) => ({ ...task, isOn: true, order }));

const sectorsIn = (money: Money, rounds: Rounds): WheelSector[] => {
  const kept = (prize: Prize, weight: number, stock: number): WheelSector => ({
    weight,
    prize,
    stock,
    substitute: points(5),
  });
  const cash = (units: string, weight: number, stock: number) =>
    kept({ kind: 'cash', amount: money(units) }, weight, stock);
  const free = (prize: Prize, weight: number): WheelSector => ({
    weight,
    prize,
    stock: null,
    substitute: null,
  });
  return [
    cash('88', 10, 3),
    free(points(2), 2_490),
    cash('8', 400, 100),
    free({ kind: 'nothing' }, 2_000),
    free(turns(1), 1_000),
    cash('1', 1_500, 1_000),
    kept(rounds(5), 600, 200),
    free({ kind: 'nothing' }, 2_000),
  ];
};
