import type { MessageChannel } from '@parlour/contract';
import type { Tx } from '@parlour/database/database';
import type { AuditWriter } from '../../../audit/audit-entry.ts';
import { maskRecipient } from '../../../outbox/outbox.rules.ts';
import type { Outbox } from '../../../outbox/outbox.ts';
import { type ContactKind, wordsOfContactChange } from '../codes/codes.ts';
import type { Member } from '../members/members.ts';
import type { Visit } from '../sessions/sessions.ts';

type Change = { kind: ContactKind; value: string };
export type ContactNotices = ReturnType<typeof createContactNotices>;

/** Reports a changed contact: to its owner, at the previous contacts, and to the record. */
export function createContactNotices({ outbox, audit }: { outbox: Outbox; audit: AuditWriter }) {
  return {
    /** `before`: the member before the change. Only a proved number gets a message (docs/decisions/0064). */
    async tell(tx: Tx, { brand, requestId }: Visit, before: Member, change: Change): Promise<void> {
      for (const { channel, recipient } of contactsOf(before))
        await outbox.send(tx, {
          brandId: brand.id,
          channel,
          purpose: `identity.${change.kind}_changed`,
          recipient,
          ...wordsOfContactChange({
            kind: change.kind,
            value: maskRecipient(change.value),
            channel,
            language: before.language,
            brandName: brand.settings.name,
            account: before.account,
          }),
          // A thief could otherwise exhaust the limit with codes.
          mustArrive: true,
          requestId,
        });
    },

    /** The line has no operator, and its action says that the member did it. */
    async record(tx: Tx, visit: Visit, before: Member, { kind, value }: Change): Promise<void> {
      const { brand, ip, userAgent, requestId } = visit;
      const old = before[kind];
      await audit.record(tx, {
        actor: { operatorId: null, sessionId: null, ip, userAgent, requestId },
        kind: 'change',
        action: `identity.member_changed_${kind}`,
        target: { kind: 'member', id: before.id },
        brandId: brand.id,
        changes: [{ path: kind, before: old && maskRecipient(old), after: maskRecipient(value) }],
      });
    },
  };
}

function contactsOf({
  mobile,
  mobileVerifiedAt,
  email,
}: Member): { channel: MessageChannel; recipient: string }[] {
  return [
    ...(mobile && mobileVerifiedAt ? [{ channel: 'sms' as const, recipient: mobile }] : []),
    ...(email ? [{ channel: 'mail' as const, recipient: email }] : []),
  ];
}
