import { AGENT_TYPES, type MemberType } from '@parlour/contract';

/** Customer numbers have eight digits and do not reveal how many members there are. */
export const CUSTOMER_NO = { from: 10_000_000, below: 100_000_000 };

/** How often a number is drawn until one is free. */
export const CUSTOMER_NO_TRIES = 5;

/**
 * Names that look alike are equal: case, width and compatibility forms do not count. Text that the database cannot hold
 * becomes a name that nobody has.
 */
export function accountKey(account: string): string {
  return account.trim().normalize('NFKC').toLowerCase().replaceAll('\u0000', '\uFFFD');
}

/** Mail addresses are compared without case, as every mail server in use does. */
export const emailKey = (email: string): string => accountKey(email);

export const isAgent = (type: MemberType): boolean => AGENT_TYPES.includes(type);

/** Masks a name so that its owner recognises it and others cannot read it. */
export function maskName(name: string): string {
  const [first = ''] = name;
  return `${first}***`;
}
