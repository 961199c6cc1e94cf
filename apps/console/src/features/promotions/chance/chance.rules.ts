import type { ConsoleClient } from '@parlour/client/console';
import { readDecimal, writeDecimal } from '@parlour/money';
import { type Prize, type PrizeForm, prizeFormOf, prizeOf, sentCount } from '../prize-form.rules.ts';

type Calls = ConsoleClient['promotions'];
export type Tasks = Awaited<ReturnType<Calls['taskList']>>;
export type Task = Tasks['items'][number];
export type Wheels = Awaited<ReturnType<Calls['wheelVersions']>>;
export type Version = Wheels['items'][number];
export type Packets = Awaited<ReturnType<Calls['packetList']>>;
export type Packet = Packets['items'][number];
export type Sector = Omit<Version['sectors'][number], 'left'>;

export type SectorForm = {
  id: number;
  weight: string;
  prize: PrizeForm;
  stock: string;
  substitute: PrizeForm;
};

export const newSector = (id: number): SectorForm => ({
  id,
  weight: '1',
  prize: { kind: 'nothing', typed: '' },
  stock: '',
  substitute: { kind: 'nothing', typed: '' },
});

export const sectorFormOf = ({ weight, prize, stock, substitute }: Sector, id: number): SectorForm => ({
  id,
  weight: String(weight),
  prize: prizeFormOf(prize),
  stock: stock === null ? '' : String(stock),
  substitute: prizeFormOf(substitute),
});

/** An empty stock is one without end; then nothing takes the prize's place. */
export function sectorOf({ weight, prize, stock, substitute }: SectorForm): Sector {
  const isEndless = stock.trim() === '';
  return {
    weight: sentCount(weight),
    prize: prizeOf(prize),
    stock: isEndless ? null : sentCount(stock),
    substitute: isEndless ? null : prizeOf(substitute),
  };
}

/** The most that the cash and the free rounds of a wheel can cost; null where they have no end. */
export function mostOf(sectors: readonly Sector[]): string | null {
  let sum = 0n;
  for (const { prize, stock } of sectors) {
    if (prize.kind !== 'cash' && prize.kind !== 'rounds') continue;
    if (stock === null) return null;
    sum += worthOf(prize) * BigInt(stock);
  }
  return writeDecimal(sum);
}

const worthOf = (prize: Extract<Prize, { kind: 'cash' | 'rounds' }>): bigint =>
  prize.kind === 'cash'
    ? (readDecimal(prize.amount) ?? 0n)
    : (readDecimal(prize.value) ?? 0n) * BigInt(Math.max(0, prize.count));
