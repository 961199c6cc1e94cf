import type { BodyOf, Contract } from '@parlour/contract';
import type { Tx } from '@parlour/database/database';
import type { Session } from '../../../http/calls/call.ts';
import { Refusal } from '../../../http/calls/refusal.ts';
import type { Member } from '../members/members.ts';
import { deletePasskeys } from '../passkeys/passkeys.ts';
import { refuseLastWay, type SecurityChanges } from '../security/security.ts';
import type { Sessions, Visit } from '../sessions/sessions.ts';
import { deleteLinks } from '../third-parties/third-parties.ts';

type Dropping = { dropPasskeys: boolean; dropLinks: boolean };
type Asked = BodyOf<Contract['identity']['secureAccount']>;
type RecoveryNeeds = { sessions: Sessions; changes: SecurityChanges };
export type Recovery = ReturnType<typeof createRecovery>;

/** Takes an account back: whoever else is signed in is out, with every way in they may have added. */
export function createRecovery({ sessions, changes }: RecoveryNeeds) {
  return {
    /** With a new password for a lost one. A brand's final links stay. */
    async drop(tx: Tx, visit: Visit, member: Member, { dropPasskeys, dropLinks }: Dropping): Promise<void> {
      if (dropPasskeys && (await deletePasskeys(tx, member)))
        await changes.follow(tx, visit, member, { kind: 'passkeyRemoved' });
      const areFinal = visit.brand.settings.switches.finalLinks;
      if (dropLinks && !areFinal && (await deleteLinks(tx, member)))
        await changes.follow(tx, visit, member, { kind: 'linkRemoved' });
    },

    /** Ends all other sessions of the member, in one step with what is dropped. */
    async secure(visit: Visit, session: Session, { dropPasskeys, dropLinks, ...proof }: Asked) {
      if (dropLinks && visit.brand.settings.switches.finalLinks) throw new Refusal('social_final');
      if (!dropPasskeys && !dropLinks)
        return { ended: await sessions.endOwn(visit.brand, session, { except: session.id }) };
      const { made } = await changes.make(visit, session, {
        kind: dropPasskeys ? 'passkeyRemoved' : 'linkRemoved',
        proof,
        async apply(tx, member) {
          if (dropPasskeys) await deletePasskeys(tx, member);
          if (dropLinks) await deleteLinks(tx, member);
          if (dropPasskeys && dropLinks) await changes.follow(tx, visit, member, { kind: 'linkRemoved' });
          await refuseLastWay(tx, visit.brand, member);
          return sessions.end(tx, member, { except: session.id });
        },
      });
      return { ended: made };
    },
  };
}
