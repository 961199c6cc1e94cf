import { hash, verify } from '@node-rs/argon2';
import type { Metrics } from '../observability/metrics.ts';
import { ONE_TIME_GROUP_LENGTH, ONE_TIME_GROUPS, PASSWORD_COST } from './passwords.rules.ts';
import { readableLetters } from './readable-letters.ts';

export type PasswordCost = { memoryCost: number; timeCost: number; parallelism: number };
export type Passwords = ReturnType<typeof createPasswords>;

type PasswordNeeds = { cost?: PasswordCost | undefined; metrics: Pick<Metrics, 'passwordHashes'> };

/** Hashing runs in the thread pool and never holds up the event loop. */
export function createPasswords({ cost = PASSWORD_COST, metrics }: PasswordNeeds) {
  // Somebody who does not exist costs as much time as somebody who does.
  const nobodysHash = hash(newOneTimePassword(), cost);
  return {
    hash(password: string) {
      metrics.passwordHashes.inc();
      return hash(password, cost);
    },
    async matches(password: string, passwordHash: string | undefined): Promise<boolean> {
      metrics.passwordHashes.inc();
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
