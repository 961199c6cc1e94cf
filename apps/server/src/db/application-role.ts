import type { ApplicationRole, Connection } from '@parlour/database/database';
import type { Log } from '@parlour/database/log';

const NAME = 'parlour_app';

/** The server's role on PostgreSQL: it may add to the books, but not change them. */
export const APPLICATION_ROLE: ApplicationRole = { name: NAME, prepare };

/** Append-only tables. */
const ONLY_ADDED_TO = ['wallet_transfer', 'wallet_account', 'operators_audit'];

/**
 * Creates the role if missing and grants what the server needs, after every migration. Returns whether the role can be
 * taken: a login that can neither create it nor is a member of it relies on the triggers alone.
 */
async function prepare({ run, rows }: Connection, log: Log): Promise<boolean> {
  const isThere = async () => (await rows(`select 1 from pg_roles where rolname = $1`, [NAME])).length > 0;
  try {
    if (!(await isThere())) await run(`create role ${NAME} nologin`);
  } catch (error) {
    // Another server of this cluster may have created it first.
    if (!(await isThere())) {
      log.warn({ err: error }, 'no role of its own for the server: the ledger is guarded by triggers alone');
      return false;
    }
  }
  try {
    await run(
      `grant usage on schema public to ${NAME};
       grant select, insert, update, delete on all tables in schema public to ${NAME};
       grant usage on all sequences in schema public to ${NAME};
       revoke update, delete, truncate on ${ONLY_ADDED_TO.join(', ')} from ${NAME};
       revoke delete on wallet_balance from ${NAME};
       revoke insert, update, delete on migration from ${NAME}`,
    );
    await run(`set role ${NAME}; reset role`);
    return true;
  } catch (error) {
    log.warn(
      { err: error },
      'the role of the server cannot be taken: the ledger is guarded by triggers alone',
    );
    return false;
  }
}
