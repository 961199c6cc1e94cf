import type { Clock } from '@parlour/clock/clock';
import type { LoginMethod, SiteSide, SocialProvider } from '@parlour/contract';
import type { Database, Queries, Tx } from '@parlour/database/database';
import { hashSecret, newTicket } from '../../../credentials/tokens.ts';
import {
  deleteSingleUseBefore,
  deleteSingleUseOfMember,
  findSingleUse,
  insertSingleUse,
  type SingleUseRow,
  takeSingleUse,
} from './single-use.repo.ts';

/** The data behind a single-use secret, by kind. */
export type SingleUseData = {
  captcha: { answer: string };
  humanCheck: Record<string, never>;
  ticket: { memberId: string; sessionId: string; purpose: string };
  passkeyCreation: { memberId: string };
  passkeyProof: { memberId: string };
  passkeyLogin: { challenge: string };
  socialState: {
    provider: SocialProvider;
    side: SiteSide;
    nonce: string;
    verifier: string;
    browserHash: string;
  };
  socialTicket: { provider: SocialProvider; subject: string; name: string | null };
  passwordReset: { memberId: string };
  secondFactor: { memberId: string; sealed: string };
  secondStep: { memberId: string; method: LoginMethod; side: SiteSide; socialTicket?: string };
};
export type SingleUseKind = keyof SingleUseData;
export type SingleUse = ReturnType<typeof createSingleUse>;

/** Single-use secrets: handed out, stored as hashes, taken once across all processes. */
export function createSingleUse({ database, clock }: { database: Database; clock: Clock }) {
  const dataOf = <Kind extends SingleUseKind>(row: SingleUseRow | undefined): SingleUseData[Kind] | null =>
    row && row.expiresAt.getTime() > clock.now() ? (row.data as SingleUseData[Kind]) : null;

  return {
    /** Issues a secret for the data, valid until taken or expired. */
    async issue<Kind extends SingleUseKind>(
      brandId: string,
      { kind, data, lastsMs }: { kind: Kind; data: SingleUseData[Kind]; lastsMs: number },
      queries: Queries = database.queries,
    ): Promise<{ secret: string; expiresAt: number }> {
      const secret = newTicket();
      const expiresAt = clock.now() + lastsMs;
      const row = { brandId, secretHash: hashSecret(secret), kind, data, expiresAt: new Date(expiresAt) };
      await insertSingleUse(queries, row);
      return { secret, expiresAt };
    },

    /** Takes the data behind a secret; null if it is wrong, used or expired. */
    async take<Kind extends SingleUseKind>(
      brandId: string,
      { kind, secret }: { kind: Kind; secret: string },
      queries: Queries = database.queries,
    ): Promise<SingleUseData[Kind] | null> {
      return dataOf(await takeSingleUse(queries, { brandId, kind, secretHash: hashSecret(secret) }));
    },

    /** Reads the data behind a secret that is taken later. */
    async peek<Kind extends SingleUseKind>(
      brandId: string,
      { kind, secret }: { kind: Kind; secret: string },
    ): Promise<SingleUseData[Kind] | null> {
      const row = await findSingleUse(database.queries, { brandId, kind, secretHash: hashSecret(secret) });
      return dataOf(row);
    },

    /** Marks something from outside, such as a solved proof of work, as used; false if it already was. */
    spend: (
      brandId: string,
      { kind, secret, expiresAt }: { kind: 'humanCheck'; secret: string; expiresAt: number },
    ): Promise<boolean> =>
      insertSingleUse(database.queries, {
        brandId,
        secretHash: hashSecret(secret),
        kind,
        data: {},
        expiresAt: new Date(expiresAt),
      }),

    /** Invalidates a member's tickets for a new password. */
    dropResets: (tx: Tx, { brandId, id: memberId }: { brandId: string; id: string }) =>
      deleteSingleUseOfMember(tx, { brandId, kind: 'passwordReset', memberId }),

    sweep: (tx: Tx) => deleteSingleUseBefore(tx, new Date(clock.now())),
  };
}
