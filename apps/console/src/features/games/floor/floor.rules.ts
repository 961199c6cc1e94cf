import type { ConsoleClient } from '@parlour/client/console';
import type { FLOOR_ORDER_STATES } from '@parlour/contract/values/games';
import type { Tone } from '../../../parts/values/StateChip.tsx';

export type Floor = Awaited<ReturnType<ConsoleClient['games']['floor']>>;
export type FloorGame = Floor['games'][number];
export type FloorTable = Floor['tables'][number];
export type FloorOrder = Floor['orders'][number];
export type FloorView = Awaited<ReturnType<ConsoleClient['games']['floorTable']>>;

export const ORDER_TONE: Record<(typeof FLOOR_ORDER_STATES)[number], Tone> = {
  asked: 'waiting',
  done: 'good',
  refused: 'bad',
};

/** How often a page asks how tables stand. */
export const FLOOR_REFRESH_MS = 5_000;
export const TABLE_REFRESH_MS = 2_000;

/** Tables where somebody is, the fullest first. */
export const busyTables = (tables: readonly FloorTable[]): FloorTable[] =>
  tables
    .filter(({ seated }) => seated > 0)
    .toSorted((a, b) => b.seated - a.seated || (a.name < b.name ? -1 : 1));

export const pathOfTable = (merchant: string, { vendor, table }: Pick<FloorTable, 'vendor' | 'table'>) =>
  `/games/tables/${[merchant, vendor, table].map(encodeURIComponent).join('/')}`;
