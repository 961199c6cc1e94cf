import type { Database } from '@parlour/database/database';
import type { TaskSource } from '../../../domain-module.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import { reaches } from '../../../tenancy/reach.ts';
import { countReported } from './room.repo.ts';

type Sources = { database: Database; brands: { all(): readonly Brand[] } };

/** Messages that members reported, in the operators' inbox. */
export const reportedMessages = ({ database, brands }: Sources): TaskSource => ({
  kind: 'room_reports',
  permission: 'messages.chat',
  count: ({ reach }) =>
    countReported(
      database.queries,
      brands.all().flatMap(({ id }) => (reaches(reach, id) ? id : [])),
    ),
});
