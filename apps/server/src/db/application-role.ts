import type { Log } from '../observability/log.ts';
import type { Connection } from './database.ts';

/** What the server works as on PostgreSQL: it may add to the books, and not change what is in them. */
export const APPLICATION_ROLE = 'parlour_app';

/** Tables to which rows are only added. */
const ONLY_ADDED_TO = ['wallet_transfer', 'wallet_account', 'operators_audit'];

/**
 * Makes the role where it is missing and gives it what the server needs, after every migration. Answers whether the
 * role can be taken: a login that may neither make it nor is a member of it goes on with the triggers alone.
 */
export async function prepareApplicationRole({ run, rows }: Connection, log: Log): Promise<boolean> {
  const isThere = async () =>
    (await rows(`select 1 from pg_roles where rolname = $1`, [APPLICATION_ROLE])).length > 0;
  try {
    if (!(await isThere())) await run(`create role ${APPLICATION_ROLE} nologin`);
  } catch (error) {
    // Another server of this cluster may have been first.
    if (!(await isThere())) {
      log.warn({ err: error }, 'no role of its own for the server: the ledger is guarded by triggers alone');
      return false;
    }
  }
  try {
    await run(
      `grant usage on schema public to ${APPLICATION_ROLE};
       grant select, insert, update, delete on all tables in schema public to ${APPLICATION_ROLE};
       grant usage on all sequences in schema public to ${APPLICATION_ROLE};
       revoke update, delete, truncate on ${ONLY_ADDED_TO.join(', ')} from ${APPLICATION_ROLE};
       revoke delete on wallet_balance from ${APPLICATION_ROLE};
       revoke insert, update, delete on migration from ${APPLICATION_ROLE}`,
    );
    await run(`set role ${APPLICATION_ROLE}; reset role`);
    return true;
  } catch (error) {
    log.warn(
      { err: error },
      'the role of the server cannot be taken: the ledger is guarded by triggers alone',
    );
    return false;
  }
}
