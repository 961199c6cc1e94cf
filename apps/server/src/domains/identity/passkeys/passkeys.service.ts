import type { Clock } from '@parlour/clock/clock';
import { newId } from '@parlour/clock/ids';
import type { AnswerOf, BodyOf, Contract, SessionInfo } from '@parlour/contract';
import type { Database } from '@parlour/database/database';
import { CEREMONY_MS, PASSKEYS_MAX } from '../../../credentials/passkeys.rules.ts';
import type { Given } from '../../../credentials/passkeys.ts';
import { newSecret } from '../../../credentials/tokens.ts';
import type { Session } from '../../../http/calls/call.ts';
import { Refusal } from '../../../http/calls/refusal.ts';
import { countPasskeys, findMember, type MemberKey } from '../members/members.ts';
import { refuseLastWay, type SecurityChanges } from '../security/security.ts';
import type { SessionOpening, Side, SingleUse, Visit } from '../sessions/sessions.ts';
import type { PasskeyCeremonies } from './ceremonies.service.ts';
import { deletePasskey, findPasskey, insertPasskey, listPasskeys, type PasskeyRow } from './passkeys.repo.ts';

type Calls = Contract['identity'];
type PasskeyNeeds = {
  database: Database;
  clock: Clock;
  singleUse: SingleUse;
  opening: SessionOpening;
  ceremonies: PasskeyCeremonies;
  changes: SecurityChanges;
};
type PasskeyOnWire = AnswerOf<Calls['addPasskey']>;
export type Passkeys = ReturnType<typeof createPasskeys>;

/** Passkeys (WebAuthn): added by a member who proved themselves again, and then enough to sign in with. */
export function createPasskeys(needs: PasskeyNeeds) {
  const { database, clock, singleUse, opening, ceremonies, changes } = needs;
  const keyOf = ({ brand }: Visit, { memberId }: Session): MemberKey => ({ brandId: brand.id, id: memberId });

  return {
    async list(visit: Visit, session: Session): Promise<PasskeyOnWire[]> {
      return (await listPasskeys(database.queries, keyOf(visit, session))).map(onWire);
    },

    async creationOptions(visit: Visit, session: Session) {
      const key = keyOf(visit, session);
      const [member, passkeys] = [
        await findMember(database.queries, key.brandId, key.id),
        await listPasskeys(database.queries, key),
      ];
      if (!member) throw new Refusal('not_logged_in');
      refuseFull(passkeys.length);
      return ceremonies.creationOptions(visit, member, passkeys);
    },

    proofOptions: (visit: Visit, session: Session) => ceremonies.proofOptions(visit, keyOf(visit, session)),

    async add(visit: Visit, session: Session, asked: BodyOf<Calls['addPasskey']>): Promise<PasskeyOnWire> {
      const { response, label, ...proof } = asked;
      const key = keyOf(visit, session);
      refuseFull(await countPasskeys(database.queries, key.brandId, key.id));
      const { made } = await changes.make(visit, session, {
        kind: 'passkeyAdded',
        value: label,
        proof,
        // After the proof: a mistyped password must not use up what the browser made.
        prepare: () => ceremonies.verifyNew(visit, key, response),
        async apply(tx, _member, credential) {
          refuseFull(await countPasskeys(tx, key.brandId, key.id));
          const row = {
            brandId: key.brandId,
            id: newId(clock),
            memberId: key.id,
            ...credential,
            label,
            createdAt: new Date(clock.now()),
            lastUsedAt: null,
          };
          if (!(await insertPasskey(tx, row))) throw new Refusal('passkey_failed');
          return row;
        },
      });
      return onWire(made);
    },

    async remove(visit: Visit, session: Session, asked: BodyOf<Calls['removePasskey']>): Promise<void> {
      const { id, ...proof } = asked;
      const passkeys = await listPasskeys(database.queries, keyOf(visit, session));
      const passkey = passkeys.find((one) => one.id === id);
      if (!passkey) throw new Refusal('not_found');
      await changes.make(visit, session, {
        kind: 'passkeyRemoved',
        value: passkey.label,
        proof,
        async apply(tx, member) {
          if (!(await deletePasskey(tx, member, id))) throw new Refusal('not_found');
          await refuseLastWay(tx, visit.brand, member);
        },
      });
    },

    /** For an unknown visitor: the browser knows its passkeys for this site. */
    async loginOptions(visit: Visit) {
      const challenge = newSecret();
      const { secret: ticket } = await singleUse.issue(visit.brand.id, {
        kind: 'passkeyLogin',
        data: { challenge },
        lastsMs: CEREMONY_MS,
      });
      return { options: await ceremonies.loginOptions(visit, challenge), ticket };
    },

    async signIn(
      visit: Visit,
      { ticket, response, side }: { ticket: string; response: Given; side: Side },
    ): Promise<SessionInfo> {
      const { brand } = visit;
      const begun = await singleUse.take(brand.id, { kind: 'passkeyLogin', secret: ticket });
      const found =
        typeof response.id === 'string'
          ? await findPasskey(database.queries, brand.id, response.id)
          : undefined;
      if (!begun || !found) throw new Refusal('passkey_failed');
      const { passkey, member } = found;
      const { counter, isUserVerified } = await ceremonies
        .verifyUse(visit, passkey, response, begun.challenge)
        .catch(async (error) => {
          await opening.noteFailure(visit, { memberId: member.id, method: 'passkey' });
          throw error;
        });
      return opening.signIn(visit, member, {
        method: 'passkey',
        side,
        // What the device asked of its owner is the other factor.
        isTwoFactor: isUserVerified,
        spend: (tx) => ceremonies.noteUse(tx, passkey, counter),
      });
    },
  };
}

function refuseFull(passkeys: number): void {
  if (passkeys >= PASSKEYS_MAX) throw new Refusal('passkey_failed', { max: PASSKEYS_MAX });
}

function onWire({ id, label, createdAt, lastUsedAt }: PasskeyRow): PasskeyOnWire {
  return { id, label, createdAt: createdAt.getTime(), lastUsedAt: lastUsedAt?.getTime() ?? null };
}
