import { AGENT_TYPES, type MemberType } from '@parlour/contract';

/** Customer numbers have eight digits and tell nothing about how many members there are. */
export const CUSTOMER_NO = { from: 10_000_000, below: 100_000_000 };

/** How often a number is drawn until one is free. */
export const CUSTOMER_NO_TRIES = 5;

/**
 * Two names that look alike to people are one: case, width and compatibility forms do not count. What the database
 * cannot hold becomes what nobody is called.
 */
export function accountKey(account: string): string {
  return account.trim().normalize('NFKC').toLowerCase().replaceAll('\u0000', '\uFFFD');
}

/** Mail addresses are compared without regard to case, as every mail server in use does. */
export const emailKey = (email: string): string => accountKey(email);

export const isAgent = (type: MemberType): boolean => AGENT_TYPES.includes(type);

/** A name as its owner knows it again and nobody else can read it. */
export function maskName(name: string): string {
  const [first = ''] = name;
  return `${first}***`;
}
