import type { CashierSettings } from '@parlour/contract';

/** As the brand calls it; one that it has no more by its code. */
export function bankName({ banks }: Pick<CashierSettings, 'banks'>, code: string): string {
  return banks.find((bank) => bank.code === code)?.name ?? code;
}
