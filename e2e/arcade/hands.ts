import type { Page } from '@playwright/test';
import { expect } from '../test.ts';

/** A page with a card table, or the frame that shows one. */
type Seat = Pick<Page, 'getByRole' | 'getByText'>;

/** Whoever is asked makes the moves that are possible, in this order, until somebody is shown how it ended. */
export async function playOut(seats: readonly Seat[], moves: readonly RegExp[], end: RegExp): Promise<void> {
  await expect(async () => {
    for (const seat of seats)
      for (const name of moves) {
        const button = seat.getByRole('button', { name, disabled: false });
        // It may be the other's turn by the time it is pressed.
        if (await button.isVisible().catch(() => false))
          await button.click({ timeout: 1_000 }).catch(() => {});
      }
    const shown = await Promise.all(seats.map((seat) => seat.getByText(end).isVisible()));
    expect(shown).toContain(true);
  }).toPass({ timeout: 180_000, intervals: [150] });
}
