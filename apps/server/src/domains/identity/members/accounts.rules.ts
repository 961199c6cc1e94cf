import { MEMBER_TYPE, type MemberType } from '@parlour/contract';

/**
 * Two names that look alike to people are one: case, width and compatibility forms do not count. What the database
 * cannot hold becomes what nobody is called.
 */
export function accountKey(account: string): string {
  return account.trim().normalize('NFKC').toLowerCase().replaceAll('\u0000', '\uFFFD');
}

/** Mail addresses are compared without regard to case, as every mail server in use does. */
export const emailKey = (email: string): string => accountKey(email);

/** docs/decisions/0012: agents are real members with a line below them. */
export const isAgent = (type: MemberType): boolean =>
  type === MEMBER_TYPE.AGENT || type === MEMBER_TYPE.TOP_AGENT;

/** A name as its owner knows it again and nobody else can read it. */
export function maskName(name: string): string {
  const [first = ''] = name;
  return `${first}***`;
}
