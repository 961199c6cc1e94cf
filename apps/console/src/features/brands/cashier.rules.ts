import type { BrandSettings } from '@parlour/client/console';
import { type DepositMethod, FIRST_GATEWAY } from '@parlour/contract/values/cashier';
import { isShownExactly, readDecimal } from '@parlour/money';

export type Cashier = BrandSettings['cashier'];
export type Channel = Cashier['channels'][number];

const NO_ACCOUNT = { bank: '', holder: '', number: '' };

export const FRESH_CHANNEL: Channel = {
  code: '',
  method: 'gateway',
  gateway: FIRST_GATEWAY,
  isOn: false,
  name: {},
  min: '10',
  max: '10000',
  feePercent: '0',
  usualMinutes: 60,
  chips: [],
  banks: [],
  account: null,
};

/** Banks belong to one method and the account to another; removes what the new method does not use. */
export function withMethod(channel: Channel, method: DepositMethod): Channel {
  return {
    ...channel,
    method,
    banks: method === 'bank' ? channel.banks : [],
    account: method === 'transfer' ? (channel.account ?? NO_ACCOUNT) : null,
  };
}

/**
 * Turns lists of records with codes into objects by code: differences then show field by field, and a new order as its
 * own field. A list with a duplicate code stays as it is.
 */
export function byCode(settings: BrandSettings): object {
  const { banks, channels, ...rest } = settings.cashier;
  return { ...settings, cashier: { ...rest, banks: keyed(banks), channels: keyed(channels) } };
}

function keyed<Coded extends { code: string }>(list: readonly Coded[]): object {
  const codes = list.map(({ code }) => code);
  if (new Set(codes).size < codes.length || codes.includes('')) return list;
  return {
    order: codes.join(', '),
    ...Object.fromEntries(list.map(({ code, ...record }) => [code, record])),
  };
}

/** The brand's languages in which a channel has no name of its own. */
export function gapsOf({ name }: Pick<Channel, 'name'>, languages: BrandSettings['languages']) {
  return languages.filter((language) => !name[language]);
}

export type Fault = { fault: FaultKind; value: string };
type FaultKind =
  | 'twice'
  | 'unnamed'
  | 'order'
  | 'chip'
  | 'digits'
  | 'bank'
  | 'noBanks'
  | 'noAccount'
  | 'gateway'
  | 'twoPersons'
  | 'free';

/** Settings of a channel that are valid but probably typos. */
export function faultsOfChannel(
  channel: Channel,
  {
    cashier,
    defaultLanguage,
    digits,
    isUsable,
  }: {
    cashier: Cashier;
    defaultLanguage: BrandSettings['defaultLanguage'];
    digits: number;
    isUsable(gateway: string): boolean;
  },
): Fault[] {
  const { code, name, min, max, chips, banks, method, gateway, account } = channel;
  const known = new Set(cashier.banks.map((bank) => bank.code));
  const unknownBanks = banks.filter((bank) => !known.has(bank));
  const isWhole = account !== null && Object.values(account).every((part) => part !== '');
  return [
    ...when(cashier.channels.filter((other) => other.code === code).length > 1, 'twice', code),
    ...when(!name[defaultLanguage], 'unnamed', defaultLanguage),
    ...when(isAbove(min, max), 'order', `${min} > ${max}`),
    ...chips
      .filter((chip) => isAbove(min, chip) || isAbove(chip, max))
      .flatMap((chip) => when(true, 'chip', chip)),
    ...[min, max, ...chips]
      .filter((amount) => isFiner(amount, digits))
      .flatMap((amount) => when(true, 'digits', amount)),
    ...unknownBanks.flatMap((bank) => when(true, 'bank', bank)),
    ...when(method === 'bank' && banks.length === 0, 'noBanks', ''),
    ...when(method === 'transfer' && !isWhole, 'noAccount', ''),
    ...when(method !== 'transfer' && !isUsable(gateway), 'gateway', gateway),
  ];
}

/** The same for withdrawals. */
export function faultsOfWithdrawals(
  { gateway, min, max, twoPersonsFrom, freePerDay, perDay }: Cashier['withdrawals'],
  { isUsable }: { isUsable(gateway: string): boolean },
): Fault[] {
  return [
    ...when(!isUsable(gateway), 'gateway', gateway),
    ...when(isAbove(min, max), 'order', `${min} > ${max}`),
    ...when(isAbove(twoPersonsFrom, max), 'twoPersons', twoPersonsFrom),
    ...when(freePerDay > perDay, 'free', String(freePerDay)),
  ];
}

function when(holds: boolean, fault: FaultKind, value: string): Fault[] {
  return holds ? [{ fault, value }] : [];
}

/** False for invalid amounts, which the server reports. */
function isAbove(one: string, other: string): boolean {
  const [amount, limit] = [readDecimal(one), readDecimal(other)];
  return amount !== null && limit !== null && amount > limit;
}

function isFiner(typed: string, digits: number): boolean {
  const amount = readDecimal(typed);
  return amount !== null && !isShownExactly(amount, { digits });
}
