import type { CashierSettings } from '@parlour/contract';

/** The brand's name for it; for a bank it no longer lists, the code. */
export function bankName({ banks }: Pick<CashierSettings, 'banks'>, code: string): string {
  return banks.find((bank) => bank.code === code)?.name ?? code;
}
