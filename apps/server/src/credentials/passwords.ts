import { randomInt } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

export type PasswordCost = { memoryCost: number; timeCost: number; parallelism: number };
/** Argon2id (the library's default) with OWASP's minimum of memory and passes. */
const COST: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Without letters and digits that sound or look alike when read out. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP_LENGTH = 5;

export type Passwords = ReturnType<typeof createPasswords>;

/** Hashing runs in the thread pool and never blocks the event loop. */
export function createPasswords(cost = COST) {
  // Takes as long for an unknown account as for a known one.
  const nobodysHash = hash(newOneTimePassword(), cost);
  return {
    hash: (password: string) => hash(password, cost),
    async matches(password: string, passwordHash: string | undefined): Promise<boolean> {
      const isRight = await verify(passwordHash ?? (await nobodysHash), password);
      return isRight && passwordHash !== undefined;
    },
  };
}

/** 20 letters and digits in groups, about 99 bits: for the first sign-in, to be read out or typed. */
export function newOneTimePassword(): string {
  const group = () =>
    Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}
