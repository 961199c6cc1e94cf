import type { ConsoleClient } from '@parlour/client/console';
import { readDecimal, writeDecimal } from '@parlour/money';

type Calls = ConsoleClient['promotions'];
export type Tasks = Awaited<ReturnType<Calls['taskList']>>;
export type Task = Tasks['items'][number];
export type Wheels = Awaited<ReturnType<Calls['wheelVersions']>>;
export type Version = Wheels['items'][number];
export type Packets = Awaited<ReturnType<Calls['packetList']>>;
export type Packet = Packets['items'][number];
export type Prize = Task['prize'];
export type Sector = Omit<Version['sectors'][number], 'left'>;

/** A prize as it is typed: one field for its kind, one for how much. */
export type PrizeForm = { kind: Prize['kind']; typed: string };
export type SectorForm = {
  id: number;
  weight: string;
  prize: PrizeForm;
  stock: string;
  substitute: PrizeForm;
};

const MINUTE_MS = 60_000;

export function prizeFormOf(prize: Prize | null): PrizeForm {
  if (!prize || prize.kind === 'nothing') return { kind: 'nothing', typed: '' };
  return { kind: prize.kind, typed: prize.kind === 'cash' ? prize.amount : String(prize.count) };
}

/** What the server refuses is sent as it is, so that it says so at the field. */
export function prizeOf({ kind, typed }: PrizeForm): Prize {
  if (kind === 'nothing') return { kind };
  if (kind === 'cash') return { kind, amount: sentAmount(typed) };
  return { kind, count: sentCount(typed) };
}

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

/** The most that the cash of a wheel can cost; null where it has no end. */
export function mostOf(sectors: readonly Sector[]): string | null {
  let sum = 0n;
  for (const { prize, stock } of sectors) {
    if (prize.kind !== 'cash') continue;
    if (stock === null) return null;
    sum += (readDecimal(prize.amount) ?? 0n) * BigInt(stock);
  }
  return writeDecimal(sum);
}

export function sentAmount(typed: string): string {
  const parts = readDecimal(typed.trim());
  return parts === null ? typed.trim() : writeDecimal(parts);
}

const sentCount = (typed: string): number => (/^\d{1,9}$/.test(typed.trim()) ? Number(typed) : -1);

/** For the browser's own field, on the browser's clock. */
export function writeLocal(atMs: number): string {
  const shifted = atMs - new Date(atMs).getTimezoneOffset() * MINUTE_MS;
  return new Date(shifted).toISOString().slice(0, 16);
}

export const readLocal = (typed: string): number => Date.parse(typed) || 0;
