import type { Database } from '@parlour/database/database';
import type { TaskSource } from '../../../domain-module.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import { reaches } from '../../../tenancy/reach.ts';
import { countWaiting } from './chat.repo.ts';

type Sources = { database: Database; brands: { all(): readonly Brand[] } };

/** Members who wait for an answer, in the operators' inbox. */
export const waitingChats = ({ database, brands }: Sources): TaskSource => ({
  kind: 'waiting_chats',
  permission: 'messages.chat',
  count: ({ reach }) =>
    countWaiting(
      database.queries,
      brands.all().flatMap(({ id }) => (reaches(reach, id) ? id : [])),
    ),
});
