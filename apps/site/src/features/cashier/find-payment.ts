import { CallRefused } from '@parlour/client';

/** What there is under the id in an address; null if nothing is, or if it belongs to somebody else. */
export async function findPayment<Payment>(asked: Promise<Payment>): Promise<{ found: Payment | null }> {
  try {
    return { found: await asked };
  } catch (error) {
    const isNone = error instanceof CallRefused && ['not_found', 'invalid_input'].includes(error.code);
    if (!isNone) throw error;
    return { found: null };
  }
}
