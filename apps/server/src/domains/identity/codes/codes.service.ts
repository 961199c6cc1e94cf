import { createHmac, randomInt } from 'node:crypto';
import type { Clock } from '@parlour/clock/clock';
import { newId } from '@parlour/clock/ids';
import type { MessageChannel } from '@parlour/contract';
import { CODE_MINUTES } from '@parlour/contract/values/identity.rules';
import type { Database, Tx } from '@parlour/database/database';
import { writeOrTakeBack } from '@parlour/database/savepoint';
import { isSameHash } from '../../../credentials/tokens.ts';
import { Refusal } from '../../../http/calls/refusal.ts';
import { addressKey, type RateLimits, takeOrRefuse, tooMany } from '../../../http/limits/rate-limits.ts';
import type { Outbox } from '../../../outbox/outbox.ts';
import type { Secrets } from '../../../secrets/secrets.ts';
import type { Member } from '../members/members.ts';
import type { MemberAttempts, Visit } from '../sessions/sessions.ts';
import {
  type CodeKey,
  type CodeRow,
  deleteCode,
  deleteCodesBefore,
  dropCode,
  findCode,
  giveBackTry,
  replaceCode,
  takeTry,
} from './codes.repo.ts';
import { CODE, SENDS_PER_ADDRESS, SENDS_PER_MEMBER, SENDS_PER_RECIPIENT } from './codes.rules.ts';
import { type CodePurpose, wordsOfCode } from './messages.rules.ts';

/** Where a code goes, its purpose, and its member. */
export type CodeRequest = {
  purpose: CodePurpose;
  channel: MessageChannel;
  /** The number or mail address. */
  address: string;
  /** What the code is bound to; the address itself unless several may share it. */
  recipient?: string;
  /**
   * Who has that number or address, or wants to bind it. Undefined: the same work is done, but nothing is sent, except
   * to register.
   */
  member: Member | undefined;
};
/** A code that was typed back correctly; `use` spends it. */
export type ProvenCode = Pick<CodeRow, 'brandId' | 'id' | 'memberId'>;

type CodesNeeds = {
  database: Database;
  clock: Clock;
  secrets: Secrets;
  limits: RateLimits;
  outbox: Outbox;
  attempts: MemberAttempts;
};
export type Codes = ReturnType<typeof createCodes>;

/** Codes sent to a number or mail address, with which its owner proves that it is theirs. */
export function createCodes({ database, clock, secrets, limits, outbox, attempts }: CodesNeeds) {
  const hashKey = secrets.derive('verification-code');
  // With a plain hash, six digits could be found by trying them all; a keyed one prevents that.
  const hashOf = ({ brandId, purpose, recipient }: CodeKey, code: string) =>
    createHmac('sha256', hashKey)
      .update(JSON.stringify([brandId, purpose, recipient, code]))
      .digest('base64url');

  /** Before anything is counted: a caller who is only early just has to wait. */
  async function refuseEarly(key: CodeKey): Promise<void> {
    const before = await findCode(database.queries, key);
    const waitMs = before ? before.createdAt.getTime() + CODE.nextAfterMs - clock.now() : 0;
    if (waitMs > 0) throw tooMany(waitMs);
  }

  async function count(visit: Visit, { purpose, address, member }: CodeRequest): Promise<void> {
    const { brand, ip } = visit;
    for (const rule of SENDS_PER_ADDRESS)
      await takeOrRefuse(limits, `codes-from:${rule.perMs}:${addressKey(ip)}`, rule);
    // When binding, the member is a stranger to the number until they have the code, even in their own browser.
    const isBinding = purpose === 'contact';
    for (const rule of SENDS_PER_MEMBER)
      if (isBinding) await takeOrRefuse(limits, `codes-by:${rule.perMs}:${brand.id}:${member?.id}`, rule);
    const isKnown = !isBinding && (await attempts.isKnownBrowser(visit, member?.id));
    for (const rule of SENDS_PER_RECIPIENT)
      if (!isKnown) await takeOrRefuse(limits, `codes-to:${rule.perMs}:${brand.id}:${address}`, rule);
  }

  /** The message is always written; if nobody is to get it, it is rolled back before it can be sent. */
  async function hand(tx: Tx, visit: Visit, request: CodeRequest & { code: string }): Promise<void> {
    const { purpose, channel, address, member, code } = request;
    const isSent = member !== undefined || purpose === 'register';
    await writeOrTakeBack(tx, isSent, async (inner) => {
      const waitMs = await outbox.send(inner, {
        brandId: visit.brand.id,
        channel,
        purpose: `identity.code_${purpose}`,
        recipient: address,
        ...wordsOfCode({
          purpose,
          channel,
          code,
          minutes: CODE_MINUTES,
          language: member?.language ?? visit.language,
          brandName: visit.brand.settings.name,
          account: member?.account ?? '',
        }),
        code,
        usefulForMs: CODE.lastsMs,
        requestId: visit.requestId,
      });
      if (waitMs > 0) throw tooMany(waitMs);
    });
  }

  /** Checks a code. A wrong one costs a try, even if everything else is refused afterwards. */
  const check = (key: CodeKey, code: string): Promise<ProvenCode | null> =>
    database.transaction(async (tx) => {
      const row = await takeTry(tx, key, new Date(clock.now()));
      if (!row || !isSameHash(row.codeHash, hashOf(key, code))) return null;
      if (row.memberId === null && key.purpose !== 'register') return null;
      await giveBackTry(tx, row);
      return row;
    });

  return {
    /** Sends a code that replaces the previous one, and returns when the next may be requested. */
    async send(visit: Visit, request: CodeRequest): Promise<{ expirationTime: number }> {
      const { purpose, address, recipient = address, member } = request;
      const key = { brandId: visit.brand.id, purpose, recipient };
      await refuseEarly(key);
      await count(visit, request);
      const now = clock.now();
      const code = String(randomInt(10 ** CODE.digits)).padStart(CODE.digits, '0');
      const row = {
        ...key,
        id: newId(clock),
        memberId: member?.id ?? null,
        codeHash: hashOf(key, code),
        triesLeft: CODE.tries,
        createdAt: new Date(now),
        expiresAt: new Date(now + CODE.lastsMs),
      };
      await database.transaction(async (tx) => {
        const olderThan = new Date(now - CODE.nextAfterMs);
        if (!(await replaceCode(tx, row, { olderThan }))) throw tooMany(CODE.nextAfterMs);
        await hand(tx, visit, { ...request, code });
      });
      return { expirationTime: now + CODE.nextAfterMs };
    },

    check,

    /** Whether a valid code was sent, or seems to have been. */
    async isWaiting(key: CodeKey): Promise<boolean> {
      const sent = await findCode(database.queries, key);
      return sent !== undefined && sent.expiresAt.getTime() > clock.now();
    },

    /** The same, counted by the caller's address. */
    async guess(visit: Visit, key: CodeKey, code: string): Promise<ProvenCode | null> {
      await attempts.beginGuess(visit);
      const proven = await check(key, code);
      if (proven) await database.transaction((tx) => attempts.forgiveGuess(tx, visit));
      return proven;
    },

    /** Uses up a code that was right, in the transaction of what it is used for. */
    async use(tx: Tx, code: ProvenCode): Promise<void> {
      if (!(await deleteCode(tx, code))) throw new Refusal('wrong_verification_code');
    },

    /** Invalidates sent codes: the number or address is no longer the member's. */
    async drop(tx: Tx, keys: readonly CodeKey[]): Promise<void> {
      for (const key of keys) await dropCode(tx, key);
    },

    sweep: (tx: Tx) => deleteCodesBefore(tx, new Date(clock.now())),
  };
}
