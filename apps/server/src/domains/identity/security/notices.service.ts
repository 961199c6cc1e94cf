import type { MessageChannel } from '@parlour/contract';
import type { Tx } from '@parlour/database/database';
import type { AuditWriter } from '../../../audit/audit-entry.ts';
import type { Outbox } from '../../../outbox/outbox.ts';
import { type Addressed, type NoticeKind, wordsOfChange } from '../codes/codes.ts';
import type { Member } from '../members/members.ts';
import type { Visit } from '../sessions/sessions.ts';
import { SECURITY_CHANGES, type SecurityChange } from './changes.rules.ts';

type Told = Pick<SecurityChange, 'value'> & { kind: NoticeKind };
export type SecurityNotices = ReturnType<typeof createSecurityNotices>;

/** Tells a member's devices that their account's security changed; supplied by messages, which is to the right. */
export type NotifyDevices = (
  tx: Tx,
  members: { brandId: string; memberIds: readonly string[] },
) => Promise<void>;

/** Reports a change of an account's security: to its owner, at every proved contact and device, and to the record. */
export function createSecurityNotices({
  outbox,
  audit,
  notify,
}: {
  outbox: Outbox;
  audit: AuditWriter;
  notify: NotifyDevices;
}) {
  return {
    /** `before`: the member before the change. Only a proved contact gets a message (docs/decisions/0064). */
    async tell(
      tx: Tx,
      { brand, requestId }: Pick<Visit, 'brand'> & { requestId: string | null },
      before: Member,
      { kind, value }: Told,
    ): Promise<void> {
      for (const { channel, recipient } of contactsOf(before)) {
        const to: Addressed = {
          channel,
          language: before.language,
          brandName: brand.settings.name,
          account: before.account,
        };
        await outbox.send(tx, {
          brandId: brand.id,
          channel,
          purpose: `identity.changed_${snakeCase(kind)}`,
          recipient,
          ...wordsOfChange({ kind, value, ...to }),
          // A thief could otherwise exhaust the limit with codes.
          mustArrive: true,
          ...(requestId ? { requestId } : {}),
        });
      }
      await notify(tx, { brandId: brand.id, memberIds: [before.id] });
    },

    /** The line has no operator, and its action says that the member did it. */
    async record(tx: Tx, visit: Visit, before: Member, change: SecurityChange): Promise<void> {
      const { brand, ip, userAgent, requestId } = visit;
      await audit.record(tx, {
        actor: { operatorId: null, sessionId: null, ip, userAgent, requestId },
        kind: 'change',
        action: SECURITY_CHANGES[change.kind].action,
        target: { kind: 'member', id: before.id },
        brandId: brand.id,
        changes:
          change.value === undefined
            ? []
            : [{ path: change.kind, before: change.before ?? null, after: change.value }],
      });
    },
  };
}

function contactsOf({
  mobile,
  mobileVerifiedAt,
  email,
  emailVerifiedAt,
}: Member): { channel: MessageChannel; recipient: string }[] {
  return [
    ...(mobile && mobileVerifiedAt ? [{ channel: 'sms' as const, recipient: mobile }] : []),
    ...(email && emailVerifiedAt ? [{ channel: 'mail' as const, recipient: email }] : []),
  ];
}

const snakeCase = (kind: string): string => kind.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
