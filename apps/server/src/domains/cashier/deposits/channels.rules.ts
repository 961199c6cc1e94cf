import {
  type BrandSettings,
  type DepositChannel,
  type Language,
  type MemberType,
  REAL_MONEY_TYPES,
} from '@parlour/contract';
import {
  type Amount,
  currencyOf,
  PARTS_PER_UNIT,
  readDecimal,
  roundDownToShown,
  type TypedBounds,
  writeDecimal,
} from '@parlour/money';

type Settings = Pick<BrandSettings, 'cashier' | 'currency' | 'defaultLanguage'>;

/** Specification section 4: only these types may deposit. */
export const canDeposit = (type: MemberType) => REAL_MONEY_TYPES.includes(type);

/** The channels that can be used now: a transfer needs an account to send to, the others their gateway. */
export function openChannels(
  { cashier }: Settings,
  { isSetUp }: { isSetUp(gateway: string): boolean },
): DepositChannel[] {
  return cashier.channels.filter(
    ({ isOn, method, account, gateway }) =>
      isOn && (method === 'transfer' ? account !== null : isSetUp(gateway)),
  );
}

/** In the member's language, else the brand's, else any; a removed channel by its code. */
export function channelName(
  { cashier, defaultLanguage }: Settings,
  code: string,
  language: Language,
): string {
  const name = cashier.channels.find((channel) => channel.code === code)?.name;
  return name?.[language] ?? name?.[defaultLanguage] ?? Object.values(name ?? {})[0] ?? code;
}

export function describeChannel(settings: Settings, channel: DepositChannel, language: Language) {
  const { code, method, min, max, feePercent, usualMinutes, chips } = channel;
  return {
    code,
    method,
    name: channelName(settings, code, language),
    min: writeDecimal(amountOf(min)),
    max: writeDecimal(amountOf(max)),
    feePercent,
    usualMinutes,
    chips: chips.map((chip) => writeDecimal(amountOf(chip))),
    banks: banksOf(settings, channel),
  };
}

export function banksOf({ cashier }: Settings, { method, banks }: DepositChannel) {
  return method === 'bank' ? cashier.banks.filter(({ code }) => banks.includes(code)) : [];
}

export function boundsOf({ currency }: Settings, { min, max }: DepositChannel): TypedBounds {
  return { currency, min: amountOf(min), max: amountOf(max) };
}

/** The fee on an amount, rounded down to what is shown: never more than the percentage. */
export function feeOf(amount: Amount, feePercent: string, currency: string): Amount {
  const fee = (amount * amountOf(feePercent)) / (100n * PARTS_PER_UNIT);
  return roundDownToShown(fee, currencyOf(currency));
}

/** Settings are checked when they are written. */
function amountOf(decimal: string): Amount {
  const amount = readDecimal(decimal);
  if (amount === null) throw new Error(`no amount: ${decimal}`);
  return amount;
}
