import { z } from 'zod';

/**
 * What callers type. The database stores no NUL and no half of a character, and nobody means to send another control
 * character: so every text of a query or a body begins with one of these two (`inputs.test.ts`).
 */
export const Text = z.string().regex(/^[^\p{Cc}\p{Cs}]*$/u);

/** The same where people write several lines. */
export const Lines = z.string().regex(/^(?:[^\p{Cc}\p{Cs}]|[\t\n\r])*$/u);

/** Whether every text in it is such lines, however deep. */
export const isPlain = (value: unknown): boolean => {
  if (typeof value === 'string') return Lines.safeParse(value).success;
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([key, inner]) => Lines.safeParse(key).success && isPlain(inner));
};

/** A document whose form is checked elsewhere; its texts are plain all the same. */
export const PlainJson = z.record(z.string(), z.json()).refine(isPlain);
