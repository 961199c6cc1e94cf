/** What a turn of the wheel, a task or a board may bring; `rounds`: free ones at a title; `goods`: of the mall, not at the wheel. */
export const PRIZE_KINDS = ['nothing', 'cash', 'points', 'turns', 'rounds', 'goods'] as const;
export type PrizeKind = (typeof PRIZE_KINDS)[number];

/** What a task asks for: on one business day, or of contacts once. */
export const TASK_KINDS = ['deposit', 'stake', 'titles', 'contacts'] as const;
export type TaskKind = (typeof TASK_KINDS)[number];

/** Kinds whose target is an amount; the others count. */
export const MONEY_TASKS: readonly TaskKind[] = ['deposit', 'stake'];

export const TASK_STATES = ['open', 'reached', 'claimed'] as const;
export type TaskState = (typeof TASK_STATES)[number];

/** `closed`: over, and about to be drawn. */
export const PACKET_STATES = ['coming', 'open', 'closed', 'drawn', 'cancelled'] as const;
export type PacketState = (typeof PACKET_STATES)[number];
