import type { Clock } from '@parlour/clock/clock';
import type { Database, Queries, Tx } from '@parlour/database/database';
import { hashSecret, newTicket } from '../../../credentials/tokens.ts';
import { deleteOnceBefore, deleteOnceOfMember, insertOnce, takeOnce } from './single-use.repo.ts';

/** What is kept behind a secret that is good for one use, by what it is for. */
export type OnceData = {
  captcha: { answer: string };
  humanCheck: Record<string, never>;
  ticket: { memberId: string; sessionId: string; purpose: string };
  passkeyCreation: { memberId: string };
  passkeyLogin: { challenge: string };
  socialState: { provider: string; nonce: string; verifier: string; browserHash: string };
  socialTicket: { provider: string; subject: string; name: string | null };
  passwordReset: { memberId: string };
};
export type OnceKind = keyof OnceData;
export type Once = ReturnType<typeof createOnce>;

/** Secrets for one use: handed out, kept as hashes, taken once, by whichever process. */
export function createOnce({ database, clock }: { database: Database; clock: Clock }) {
  return {
    /** A new secret behind which the data is kept until it is taken or lapses. */
    async issue<Kind extends OnceKind>(
      brandId: string,
      { kind, data, lastsMs }: { kind: Kind; data: OnceData[Kind]; lastsMs: number },
      queries: Queries = database.queries,
    ): Promise<{ secret: string; expiresAt: number }> {
      const secret = newTicket();
      const expiresAt = clock.now() + lastsMs;
      const row = { brandId, secretHash: hashSecret(secret), kind, data, expiresAt: new Date(expiresAt) };
      await insertOnce(queries, row);
      return { secret, expiresAt };
    },

    /** The data behind a secret, this once; null when it is wrong, was taken or has lapsed. */
    async take<Kind extends OnceKind>(
      brandId: string,
      { kind, secret }: { kind: Kind; secret: string },
      queries: Queries = database.queries,
    ): Promise<OnceData[Kind] | null> {
      const row = await takeOnce(queries, { brandId, kind, secretHash: hashSecret(secret) });
      if (!row || row.expiresAt.getTime() <= clock.now()) return null;
      return row.data as OnceData[Kind];
    },

    /** Marks something others made, such as a solved proof of work, as used; false when it was before. */
    spend: (
      brandId: string,
      { kind, secret, expiresAt }: { kind: 'humanCheck'; secret: string; expiresAt: number },
    ): Promise<boolean> =>
      insertOnce(database.queries, {
        brandId,
        secretHash: hashSecret(secret),
        kind,
        data: {},
        expiresAt: new Date(expiresAt),
      }),

    /** A member's tickets for a new password are good for nothing any more. */
    dropResets: (tx: Tx, { brandId, id: memberId }: { brandId: string; id: string }) =>
      deleteOnceOfMember(tx, { brandId, kind: 'passwordReset', memberId }),

    sweep: (tx: Tx) => deleteOnceBefore(tx, new Date(clock.now())),
  };
}
