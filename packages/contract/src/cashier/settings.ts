import { z } from 'zod';
import { Language } from '../languages.ts';
import { DEPOSIT_METHODS, FIRST_GATEWAY } from '../values/cashier.ts';

/** What a payment gateway is called in settings, books and addresses: `sandbox-pay`. */
export const GatewayName = z
  .string()
  .regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/)
  .max(40);

const Code = z.string().regex(/^[A-Z0-9][A-Z0-9_]{1,19}$/);
/** In the brand's currency, with as many digits as it shows. */
const Amount = z.string().regex(/^\d{1,12}(\.\d{1,2})?$/);
const Percent = z.string().regex(/^\d{1,2}(\.\d{1,2})?$/);

const Bank = z.strictObject({ code: Code, name: z.string().min(1).max(60) });
export type Bank = z.infer<typeof Bank>;

const DepositChannel = z.strictObject({
  code: Code,
  method: z.enum(DEPOSIT_METHODS),
  /** Which payment gateway it goes through; a `transfer` goes through none. */
  gateway: GatewayName.default(FIRST_GATEWAY),
  isOn: z.boolean(),
  /** The name members read; a missing language falls back to the brand's default. */
  name: z.partialRecord(Language, z.string().min(1).max(40)),
  min: Amount,
  max: Amount,
  feePercent: Percent,
  /** How long it usually takes until the money is there, as members are told. */
  usualMinutes: z.number().int().min(1).max(1_440).default(60),
  /** Amounts to tap. */
  chips: z.array(Amount).max(12),
  /** Which of the brand's banks it serves; only for `bank`. */
  banks: z.array(Code).max(60),
  /** Where members send money to; only for `transfer`. */
  account: z
    .strictObject({ bank: z.string().max(60), holder: z.string().max(60), number: z.string().max(40) })
    .nullable(),
});
export type DepositChannel = z.infer<typeof DepositChannel>;

const Withdrawals = z.strictObject({
  /** Which payment gateway pays them out. */
  gateway: GatewayName.default(FIRST_GATEWAY),
  min: Amount,
  max: Amount,
  /** Withdrawals of a business day that are free. */
  feePercent: Percent,
  freePerDay: z.number().int().min(0).max(100),
  perDay: z.number().int().min(1).max(100),
  /** How long it usually takes until the money is on the card, as members are told. */
  usualHours: z.number().int().min(1).max(240).default(24),
  /** How often a deposit has to be staked before it can be withdrawn; 0: never. */
  turnoverTimes: z.string().regex(/^\d{1,2}(\.\d)?$/),
  /** From this amount on, two people have to approve. */
  twoPersonsFrom: Amount,
  cardsMax: z.number().int().min(1).max(20),
});

export const CashierSettings = z.strictObject({
  banks: z.array(Bank).max(200),
  channels: z.array(DepositChannel).max(40),
  /** How long a deposit waits to be paid. */
  depositMinutes: z.number().int().min(5).max(1_440),
  withdrawals: Withdrawals,
});
export type CashierSettings = z.infer<typeof CashierSettings>;

/** For a brand without cashier settings: no deposits, and only small withdrawals. */
export const NO_CASHIER: CashierSettings = {
  banks: [],
  channels: [],
  depositMinutes: 30,
  withdrawals: {
    gateway: FIRST_GATEWAY,
    min: '1',
    max: '1000',
    feePercent: '0',
    freePerDay: 1,
    perDay: 1,
    usualHours: 24,
    turnoverTimes: '1',
    twoPersonsFrom: '0',
    cardsMax: 5,
  },
};
