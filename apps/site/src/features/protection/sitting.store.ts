import type { Client } from '@parlour/client';
import { create } from 'zustand';

export type Sitting = Awaited<ReturnType<Client['protection']['sitting']>>;

/** The member's sitting as last heard; null until known. */
export const useSitting = create<{ sitting: Sitting | null; asked: number }>(() => ({
  sitting: null,
  asked: 0,
}));

/** Asks again now: the choice of reminders has changed. */
export function lookAtSitting(): void {
  useSitting.setState(({ asked }) => ({ sitting: null, asked: asked + 1 }));
}
