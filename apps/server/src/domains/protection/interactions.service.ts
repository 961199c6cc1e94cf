import type { Clock } from '@parlour/clock/clock';
import { newId } from '@parlour/clock/ids';
import type { InteractionKind } from '@parlour/contract';
import type { Database } from '@parlour/database/database';
import type { AuditWriter } from '../../audit/audit-entry.ts';
import { changesBetween } from '../../audit/changes.rules.ts';
import type { TaskSource } from '../../domain-module.ts';
import type { Actor, Operator } from '../../http/calls/operator-call.ts';
import { Refusal } from '../../http/calls/refusal.ts';
import type { Brand } from '../../tenancy/brand.ts';
import { businessDate } from '../../tenancy/business-day.rules.ts';
import { reaches } from '../../tenancy/reach.ts';
import type { Identity } from '../identity/identity.module.ts';
import { requireProtected } from './guard-changes.service.ts';
import { countDue, insertInteraction, listDue, lockInteraction, saveFollowUp } from './interactions.repo.ts';
import { describeInteraction, operatorNames, type PeopleDirectory } from './overview.service.ts';

type Noted = { memberId: string; kind: InteractionKind; note: string; followUpOn: string | null };
type Followed = { memberId: string; id: string; note: string };
type Who = { operator: Operator; actor: Actor };
type Needs = {
  database: Database;
  clock: Clock;
  audit: AuditWriter;
  people: PeopleDirectory;
  identity: Pick<Identity, 'findMember' | 'directory'>;
};
export type Interactions = ReturnType<typeof createInteractions>;

/** Conversations with members about their play. The record says that there was one; what was said stays here. */
export function createInteractions({ database, clock, audit, people, identity }: Needs) {
  const { findMember, directory } = identity;
  return {
    async note(brand: Brand, noted: Noted, { operator, actor }: Who): Promise<void> {
      const { brandId, memberId } = await requireProtected(findMember, brand, noted.memberId);
      const { kind, note, followUpOn } = noted;
      const id = newId(clock);
      await database.transaction(async (tx) => {
        const at = new Date(clock.now());
        const operatorId = operator.id;
        await insertInteraction(tx, { brandId, id, memberId, at, operatorId, kind, note, followUpOn });
        await audit.record(tx, {
          actor,
          kind: 'change',
          action: 'protection.note_interaction',
          target: { kind: 'member', id: memberId },
          brandId,
          changes: changesBetween({}, { interaction: id, kind, followUpOn: followUpOn ?? undefined }),
        });
      });
    },

    /** What was to be followed up by today, with whom. */
    async due(brand: Brand) {
      const today = businessDate(brand.settings, clock.now());
      const due = await listDue(database.queries, brand.id, today);
      const names = await directory.describe(
        brand.id,
        due.map(({ memberId }) => memberId),
      );
      const person = await operatorNames(
        people,
        due.map(({ operatorId }) => operatorId),
      );
      return {
        items: due.map((interaction) => ({
          ...describeInteraction(interaction, person),
          member: { id: interaction.memberId, account: names.get(interaction.memberId)?.account ?? '' },
        })),
        next: null,
      };
    },

    async followUp(brand: Brand, { memberId, id, note }: Followed, { operator, actor }: Who): Promise<void> {
      const brandId = brand.id;
      await database.transaction(async (tx) => {
        const found = await lockInteraction(tx, { brandId, memberId }, id);
        if (!found) throw new Refusal('not_found');
        if (found.followedAt) throw new Refusal('already_decided');
        const followedAt = new Date(clock.now());
        await saveFollowUp(tx, found, { followedAt, followedBy: operator.id, followedNote: note });
        await audit.record(tx, {
          actor,
          kind: 'change',
          action: 'protection.follow_up_interaction',
          target: { kind: 'member', id: memberId },
          brandId,
          changes: changesBetween({}, { interaction: id }),
        });
      });
    },
  };
}

/** Follow-ups that are due, for the operators' inbox. */
export function followUpTasks({
  database,
  clock,
  brands,
}: {
  database: Database;
  clock: Clock;
  brands: { all(): readonly Brand[] };
}): TaskSource {
  return {
    kind: 'follow_ups',
    permission: 'members.manage',
    async count({ reach }) {
      let due = 0;
      for (const { id, settings } of brands.all())
        if (reaches(reach, id))
          due += await countDue(database.queries, id, businessDate(settings, clock.now()));
      return due;
    },
  };
}
