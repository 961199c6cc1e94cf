import { hash, verify } from '@node-rs/argon2';
import { ONE_TIME_GROUP_LENGTH, ONE_TIME_GROUPS, PASSWORD_COST } from './passwords.rules.ts';
import { readableLetters } from './readable-letters.ts';

export type PasswordCost = { memoryCost: number; timeCost: number; parallelism: number };
export type Passwords = ReturnType<typeof createPasswords>;

/** Hashing runs in the thread pool and never holds up the event loop. */
export function createPasswords(cost: PasswordCost = PASSWORD_COST) {
  // Somebody who does not exist costs as much time as somebody who does.
  const nobodysHash = hash(newOneTimePassword(), cost);
  return {
    hash: (password: string) => hash(password, cost),
    async matches(password: string, passwordHash: string | undefined): Promise<boolean> {
      const isRight = await verify(passwordHash ?? (await nobodysHash), password);
      return isRight && passwordHash !== undefined;
    },
  };
}

/** For the first sign-in, to be read out or typed. */
export function newOneTimePassword(): string {
  const group = () => readableLetters(ONE_TIME_GROUP_LENGTH);
  return Array.from({ length: ONE_TIME_GROUPS }, group).join('-');
}
