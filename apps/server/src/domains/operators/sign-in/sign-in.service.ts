import type { Clock } from '@parlour/clock/clock';
import type { Me } from '@parlour/contract';
import type { Database, Tx } from '@parlour/database/database';
import { writeOrTakeBack } from '@parlour/database/savepoint';
import type { AuditWriter } from '../../../audit/audit-entry.ts';
import type { Given } from '../../../credentials/passkeys.ts';
import type { Passwords } from '../../../credentials/passwords.ts';
import { hashSecret, keepSecret, newSecret } from '../../../credentials/tokens.ts';
import type { Actor, Operator } from '../../../http/calls/operator-call.ts';
import { Refusal } from '../../../http/calls/refusal.ts';
import { type Account, findAccount, findAccountByName, grantsOf, updateAccount } from '../accounts.repo.ts';
import type { BrandSource } from '../brand-source.ts';
import { meOf } from '../me.rules.ts';
import type { OperatorAttempts, Tried } from './attempts.service.ts';
import { deleteDevicesBefore, noteDevice } from './devices.repo.ts';
import { countPasskeys } from './passkeys.repo.ts';
import type { OperatorPasskeys } from './passkeys.service.ts';
import { isWeakPassword } from './password.rules.ts';
import {
  deleteChallengesBefore,
  findChallenge,
  insertChallenge,
  takeChallenge,
} from './second-factor.repo.ts';
import type { SecondFactor } from './second-factor.service.ts';
import type { SessionRow } from './sessions.repo.ts';
import { CHALLENGE_MS, DEVICE_KEPT_MS } from './sessions.rules.ts';
import type { Sessions } from './sessions.service.ts';

type From = { ip: string; userAgent: string; actor: Actor; device: string | null };
type SignedIn = { token: string; cookie: string; device: string; me: Me };
type SecondStep = {
  challenge: string;
  from: From;
  refusal: 'wrong_code' | 'passkey_failed';
  /** Uses up what was given; false if it is wrong. */
  take(tx: Tx, half: { account: Account; challengeHash: string }): Promise<boolean>;
};

type SignInNeeds = {
  database: Database;
  clock: Clock;
  brands: BrandSource;
  attempts: OperatorAttempts;
  passwords: Passwords;
  secondFactor: SecondFactor;
  passkeys: OperatorPasskeys;
  sessions: Sessions;
  audit: AuditWriter;
};
export type SignIn = ReturnType<typeof createSignIn>;

/** Signing in: by password, then by a code or a passkey if a second factor is enrolled. */
export function createSignIn(needs: SignInNeeds) {
  const { database, clock, brands, attempts, passwords, secondFactor, passkeys, sessions, audit } = needs;

  async function describe(account: Account, session: SessionRow): Promise<Me> {
    const grants = (await grantsOf(database.queries, [account.id])).get(account.id) ?? [];
    return meOf({
      account,
      grants,
      brands: brands.all(),
      recoveryCodesLeft: account.secondFactor ? await secondFactor.recoveryCodesLeft(account.id) : 0,
      session: { id: session.id, ...sessions.endsOf(session) },
    });
  }

  async function openSession(tx: Tx, account: Account, { from, tried }: { from: From; tried: Tried }) {
    const { ip, userAgent, actor } = from;
    const opened = await sessions.open(tx, { operatorId: account.id, ip, userAgent });
    await attempts.forgive(tx, tried, { isSignedIn: true });
    const now = new Date(clock.now());
    const device = keepSecret(from.device);
    await noteDevice(tx, { deviceHash: hashSecret(device), operatorId: account.id, seenAt: now });
    await updateAccount(tx, account.id, { lastSignedInAt: now });
    await noteAccess(tx, 'operators.sign_in', {
      ...actor,
      operatorId: account.id,
      sessionId: opened.session.id,
    });
    return { ...opened, device };
  }

  const noteAccess = (tx: Tx, action: string, actor: Actor, targetId = actor.operatorId ?? '') =>
    audit.record(tx, {
      actor,
      kind: 'access',
      action,
      target: { kind: 'operator', id: targetId },
      brandId: null,
    });

  /**
   * A failure at an existing account is recorded. At an unknown name the same work is done and rolled back: timing does
   * not reveal that it is unknown, and a stranger cannot fill the record.
   */
  async function refuseFailure(
    account: Account | undefined,
    actor: Actor,
    code: 'wrong_credentials' | SecondStep['refusal'],
  ): Promise<Refusal> {
    await database.transaction((tx) =>
      writeOrTakeBack(tx, account !== undefined, (inner) =>
        noteAccess(inner, 'operators.sign_in_failed', actor, account?.id ?? ''),
      ),
    );
    return new Refusal(code);
  }

  async function requireAccount({ id }: Pick<Operator, 'id'>): Promise<Account> {
    const account = await findAccount(database.queries, id);
    if (!account) throw new Error(`there is no operator ${id}`);
    return account;
  }

  /** Asks for the password again before a sensitive change; counted like signing in. */
  async function confirmPassword(
    operator: Operator,
    password: string,
    { ip, actor, device }: From,
  ): Promise<Account> {
    const tried = await attempts.begin({ ...operator, ip, device });
    const account = await requireAccount(operator);
    if (!(await passwords.matches(password, account.passwordHash)))
      throw await refuseFailure(account, actor, 'wrong_credentials');
    await database.transaction((tx) => attempts.forgive(tx, tried, { isSignedIn: false }));
    return account;
  }

  /** Runs the check of a code, counted like signing in; a falsy result is a wrong code. */
  async function withCode<T>(
    operator: Operator,
    from: From,
    check: () => Promise<T | null | false>,
  ): Promise<T> {
    const { ip, device } = from;
    const tried = await attempts.begin({ ...operator, ip, device });
    const forgive = () => database.transaction((tx) => attempts.forgive(tx, tried, { isSignedIn: false }));
    const answer = await check().catch(async (error: unknown) => {
      // Refused for another reason: nobody guessed.
      if (error instanceof Refusal) await forgive();
      throw error;
    });
    if (answer === null || answer === false)
      throw await refuseFailure(await requireAccount(operator), from.actor, 'wrong_code');
    await forgive();
    return answer;
  }

  async function me(operator: Operator): Promise<Me> {
    const session = await sessions.findOpen(operator.id, operator.sessionId);
    if (!session) throw new Refusal('not_logged_in');
    return describe(await requireAccount(operator), session);
  }

  /** Whose password was right, and not too long ago. */
  async function findHalf(given: string): Promise<{ account: Account; challengeHash: string }> {
    const challengeHash = hashSecret(given);
    const found = await findChallenge(database.queries, challengeHash);
    const account = found && (await findAccount(database.queries, found.operatorId));
    if (!found || found.expiresAt.getTime() <= clock.now() || account?.state !== 'active')
      throw new Refusal('challenge_ended');
    return { account, challengeHash };
  }

  async function takeSecondStep({ challenge: given, from, refusal, take }: SecondStep): Promise<SignedIn> {
    const half = await findHalf(given);
    const { account, challengeHash } = half;
    const tried = await attempts.begin({ ...account, ip: from.ip, device: from.device });
    const opened = await database.transaction(async (tx) => {
      if (!(await take(tx, half))) return null;
      if (!(await takeChallenge(tx, challengeHash))) throw new Refusal('challenge_ended');
      return openSession(tx, account, { from, tried });
    });
    if (!opened) throw await refuseFailure(account, from.actor, refusal);
    return { ...opened, me: await describe(account, opened.session) };
  }

  return {
    me,
    confirmPassword,
    withCode,

    async withPassword(
      { name, password }: { name: string; password: string },
      from: From,
    ): Promise<SignedIn | { challenge: string; expiresAt: number; hasPasskeys: boolean }> {
      const account = await findAccountByName(database.queries, name);
      const tried = await attempts.begin({ name, id: account?.id, ip: from.ip, device: from.device });
      const isRight = await passwords.matches(password, account?.passwordHash);
      if (!isRight || account?.state !== 'active')
        throw await refuseFailure(account, from.actor, 'wrong_credentials');
      if (account.secondFactor) return challenge(account, tried);
      const opened = await database.transaction((tx) => openSession(tx, account, { from, tried }));
      return { ...opened, me: await describe(account, opened.session) };
    },

    withChallenge: ({ challenge, code }: { challenge: string; code: string }, from: From) =>
      takeSecondStep({
        challenge,
        from,
        refusal: 'wrong_code',
        take: (tx, { account }) => secondFactor.take(tx, account.id, code),
      }),

    async passkeyOptions(given: string, origin: string) {
      const { account, challengeHash } = await findHalf(given);
      return passkeys.requestOptions({ operatorId: account.id, boundTo: challengeHash, origin });
    },

    withPasskey: (
      { challenge, response }: { challenge: string; response: Given },
      from: From & { origin: string },
    ) =>
      takeSecondStep({
        challenge,
        from,
        refusal: 'passkey_failed',
        take: (tx, { account, challengeHash }) =>
          passkeys.take(
            tx,
            { operatorId: account.id, boundTo: challengeHash, origin: from.origin },
            response,
          ),
      }),

    async signOut(operator: Operator, actor: Actor): Promise<void> {
      await database.transaction(async (tx) => {
        await sessions.end(tx, { operatorId: operator.id, only: operator.sessionId });
        await noteAccess(tx, 'operators.sign_out', actor);
      });
    },

    async changePassword(
      operator: Operator,
      { current, next }: { current: string; next: string },
      from: From,
    ): Promise<Me> {
      await confirmPassword(operator, current, from);
      if (current === next || isWeakPassword(next, operator.name)) throw new Refusal('weak_password');
      const passwordHash = await passwords.hash(next);
      await database.transaction(async (tx) => {
        await updateAccount(tx, operator.id, { passwordHash, mustChangePassword: false });
        await sessions.end(tx, { operatorId: operator.id, except: operator.sessionId });
        await noteAccess(tx, 'operators.change_password', from.actor);
      });
      return me(operator);
    },

    async sweep(tx: Tx): Promise<void> {
      await deleteChallengesBefore(tx, new Date(clock.now()));
      await passkeys.sweep(tx);
      await deleteDevicesBefore(tx, new Date(clock.now() - DEVICE_KEPT_MS));
    },
  };

  async function challenge(account: Account, tried: Tried) {
    const given = newSecret();
    const expiresAt = clock.now() + CHALLENGE_MS;
    await database.transaction(async (tx) => {
      await attempts.forgive(tx, tried, { isSignedIn: false });
      await insertChallenge(tx, {
        challengeHash: hashSecret(given),
        operatorId: account.id,
        expiresAt: new Date(expiresAt),
      });
    });
    const hasPasskeys = (await countPasskeys(database.queries, account.id)) > 0;
    return { challenge: given, expiresAt, hasPasskeys };
  }
}
