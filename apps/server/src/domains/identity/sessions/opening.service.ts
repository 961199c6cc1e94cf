import type { Clock } from '@parlour/clock/clock';
import { newId } from '@parlour/clock/ids';
import type { LoginMethod, SessionInfo, SiteSide } from '@parlour/contract';
import type { Database, Tx } from '@parlour/database/database';
import { writeOrTakeBack } from '@parlour/database/savepoint';
import { hashSecret, keepSecret } from '../../../credentials/tokens.ts';
import { Refusal } from '../../../http/calls/refusal.ts';
import { isAgent, type Member, updateMember } from '../members/members.ts';
import { insertLogin, noteDevice } from './sessions.repo.ts';
import { DEVICE_SECONDS, NOBODY, SECOND_STEP_MS } from './sessions.rules.ts';
import type { Sessions, Visit } from './sessions.service.ts';
import type { SingleUse } from './single-use.service.ts';

export type Side = SiteSide;
type Welcoming = {
  method: LoginMethod;
  side: Side;
  /** Uses up the proof, in the transaction that accepts it. */
  spend?: (tx: Tx) => Promise<void>;
  /** Of a third-party account to link once the member is in. */
  socialTicket?: string | undefined;
  /** The proof was two factors in one, or the second. */
  isTwoFactor?: boolean;
};
type OpeningNeeds = {
  database: Database;
  clock: Clock;
  sessions: Sessions;
  singleUse: SingleUse;
  link(tx: Tx, visit: Visit, linking: { member: Member; socialTicket: string | undefined }): Promise<void>;
};
export type SessionOpening = ReturnType<typeof createSessionOpening>;

/** The last step of every sign-in: after the proof, opens a session if the account allows it. */
export function createSessionOpening({ database, clock, sessions, singleUse, link }: OpeningNeeds) {
  /** Refuses accounts that may not sign in; only after the proof succeeded. */
  function refuseUnfit(member: Member, side: Side): void {
    if (member.state !== 'active') throw new Refusal('account_locked');
    if (side === 'agent' && !isAgent(member.type)) throw new Refusal('not_an_agent');
    if (side === 'member' && member.isAgentOnly) throw new Refusal('agents_only');
  }

  async function noteLogin(
    tx: Tx,
    visit: Visit,
    about: { memberId: string; method: LoginMethod; isSuccess: boolean },
  ): Promise<void> {
    await insertLogin(tx, {
      brandId: visit.brand.id,
      id: newId(clock),
      ...about,
      ...sessions.placeOf(visit),
      at: new Date(clock.now()),
    });
  }

  async function beginSecondStep(
    visit: Visit,
    member: Member,
    { method, side, spend, socialTicket }: Welcoming,
  ): Promise<Refusal> {
    const challenge = await database.transaction(async (tx) => {
      await spend?.(tx);
      refuseUnfit(member, side);
      const data = { memberId: member.id, method, side, ...(socialTicket ? { socialTicket } : {}) };
      const { secret } = await singleUse.issue(
        visit.brand.id,
        { kind: 'secondStep', data, lastsMs: SECOND_STEP_MS },
        tx,
      );
      return secret;
    });
    return new Refusal('second_step_needed', { challenge });
  }

  return {
    /**
     * Stores a failure in the account's history. Without such an account the same is written for nobody and rolled
     * back, so that timing reveals nothing.
     */
    async noteFailure(
      visit: Visit,
      { memberId, method }: { memberId: string | undefined; method: LoginMethod },
    ): Promise<void> {
      await database.transaction((tx) =>
        writeOrTakeBack(tx, memberId !== undefined, (inner) =>
          noteLogin(inner, visit, { memberId: memberId ?? NOBODY, method, isSuccess: false }),
        ),
      );
    },

    /** Opens the session inside the caller's transaction; `present` then hands it to the browser. */
    async admit(tx: Tx, visit: Visit, member: Member, { method, side }: Pick<Welcoming, 'method' | 'side'>) {
      refuseUnfit(member, side);
      const now = new Date(clock.now());
      const opened = await sessions.open(tx, visit, { memberId: member.id, method });
      const device = deviceOf(visit);
      await noteDevice(tx, member, { deviceHash: hashSecret(device), seenAt: now });
      await noteLogin(tx, visit, { memberId: member.id, method, isSuccess: true });
      await updateMember(tx, member, {
        lastLoginAt: now,
        firstLoginAt: member.firstLoginAt ?? now,
        language: visit.language,
      });
      return { ...opened, device };
    },

    /** Sets the cookies and returns what the site keeps of the session. */
    present(
      { brand, cookies }: Visit,
      member: Member,
      { token, cookie, lastsSeconds, device }: Admitted,
    ): SessionInfo {
      cookies.set('session', cookie, { maxAgeSeconds: lastsSeconds });
      cookies.set('device', device, { maxAgeSeconds: DEVICE_SECONDS });
      return {
        id: member.id,
        customerId: member.id,
        token,
        merchantCode: brand.settings.merchantCode,
        userName: member.account,
        type: member.type,
        customerType: member.type,
        firstTimeLogin: member.firstLoginAt === null,
        changePassword: member.temporaryUntil !== null,
      };
    },

    /**
     * `admit` and `present` in one. Whoever has a second factor and has not shown it gets a challenge instead
     * (`second_step_needed`): no session, no link, before the second step.
     */
    async signIn(visit: Visit, member: Member, how: Welcoming): Promise<SessionInfo> {
      const { method, side, spend, socialTicket, isTwoFactor = false } = how;
      if (member.secondFactor !== null && !isTwoFactor) throw await beginSecondStep(visit, member, how);
      const admitted = await database.transaction(async (tx) => {
        await spend?.(tx);
        await link(tx, visit, { member, socialTicket });
        return this.admit(tx, visit, member, { method, side });
      });
      return this.present(visit, member, admitted);
    },
  };
}

type Admitted = { token: string; cookie: string; lastsSeconds: number; device: string };

/** The browser's secret: its own or a new one. */
const deviceOf = ({ cookies }: Visit): string => keepSecret(cookies.read('device'));
