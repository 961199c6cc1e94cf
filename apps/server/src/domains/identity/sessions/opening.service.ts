import type { Clock } from '@parlour/clock/clock';
import { newId } from '@parlour/clock/ids';
import type { LoginMethod, SessionInfo, SiteSide } from '@parlour/contract';
import type { Database, Tx } from '@parlour/database/database';
import { writeOrTakeBack } from '@parlour/database/savepoint';
import { hashSecret, keepSecret } from '../../../credentials/tokens.ts';
import { Refusal } from '../../../http/calls/refusal.ts';
import { isAgent, type Member, updateMember } from '../members/members.ts';
import { insertLogin, noteDevice } from './sessions.repo.ts';
import { DEVICE_SECONDS, NOBODY } from './sessions.rules.ts';
import type { Sessions, Visit } from './sessions.service.ts';

export type Side = SiteSide;
type Welcoming = {
  method: LoginMethod;
  side: Side;
  /** Work for the same transaction, such as forgiving the attempt or linking a third-party account. */
  alongside?: (tx: Tx) => Promise<void>;
};
export type SessionOpening = ReturnType<typeof createSessionOpening>;

/** The last step of every sign-in: after the proof, opens a session if the account allows it. */
export function createSessionOpening({
  database,
  clock,
  sessions,
}: {
  database: Database;
  clock: Clock;
  sessions: Sessions;
}) {
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
    async admit(tx: Tx, visit: Visit, member: Member, { method, side }: Omit<Welcoming, 'alongside'>) {
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

    /** `admit` and `present` in one. */
    async signIn(visit: Visit, member: Member, { alongside, ...how }: Welcoming): Promise<SessionInfo> {
      const admitted = await database.transaction(async (tx) => {
        await alongside?.(tx);
        return this.admit(tx, visit, member, how);
      });
      return this.present(visit, member, admitted);
    },
  };
}

type Admitted = { token: string; cookie: string; lastsSeconds: number; device: string };

/** The browser's secret: its own or a new one. */
const deviceOf = ({ cookies }: Visit): string => keepSecret(cookies.read('device'));
