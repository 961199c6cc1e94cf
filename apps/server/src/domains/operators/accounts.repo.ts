import type { Role } from '@parlour/contract';
import type { Queries, Tx } from '@parlour/database/database';
import { and, eq, gt, ilike, inArray, ne, or, sql } from 'drizzle-orm';
import { LOCKS } from '../../db/locks.ts';
import type { HeldGrant } from '../../tenancy/reach.ts';
import { operatorsGrant, operatorsOperator } from './operators.schema.ts';

export type Account = typeof operatorsOperator.$inferSelect;

export async function findAccount(queries: Queries, id: string): Promise<Account | undefined> {
  const [row] = await queries.select().from(operatorsOperator).where(eq(operatorsOperator.id, id));
  return row;
}

export async function findAccountByName(queries: Queries, name: string): Promise<Account | undefined> {
  const [row] = await queries.select().from(operatorsOperator).where(eq(operatorsOperator.name, name));
  return row;
}

export async function findAccounts(queries: Queries, ids: string[]): Promise<Account[]> {
  if (ids.length === 0) return [];
  return queries.select().from(operatorsOperator).where(inArray(operatorsOperator.id, ids));
}

export async function lockAccount(tx: Tx, id: string): Promise<Account | undefined> {
  const [row] = await tx.select().from(operatorsOperator).where(eq(operatorsOperator.id, id)).for('update');
  return row;
}

/** False if the name is taken. */
export async function insertAccount(tx: Tx, account: Account): Promise<boolean> {
  const rows = await tx
    .insert(operatorsOperator)
    .values(account)
    .onConflictDoNothing()
    .returning({ id: operatorsOperator.id });
  return rows.length > 0;
}

export async function updateAccount(
  tx: Tx,
  id: string,
  about: Partial<Omit<Account, 'id' | 'name'>>,
): Promise<void> {
  await tx.update(operatorsOperator).set(about).where(eq(operatorsOperator.id, id));
}

export type AccountFilter = {
  q?: string | undefined;
  state?: Account['state'] | undefined;
  role?: Role | undefined;
  /** Names after this one. */
  after?: string | undefined;
  limit: number;
};

/** Ordered by name, which is unique. */
export async function listAccounts(queries: Queries, filter: AccountFilter): Promise<Account[]> {
  const { q, state, role, after, limit } = filter;
  const pattern = q === undefined ? undefined : `%${q.replace(/[\\%_]/g, '\\$&')}%`;
  const withRole = role
    ? queries
        .select({ id: operatorsGrant.operatorId })
        .from(operatorsGrant)
        .where(eq(operatorsGrant.role, role))
    : undefined;
  const name = sql`${operatorsOperator.name} collate "C"`;
  return queries
    .select()
    .from(operatorsOperator)
    .where(
      and(
        pattern
          ? or(ilike(operatorsOperator.name, pattern), ilike(operatorsOperator.displayName, pattern))
          : undefined,
        state ? eq(operatorsOperator.state, state) : undefined,
        withRole ? inArray(operatorsOperator.id, withRole) : undefined,
        after === undefined ? undefined : gt(name, after),
      ),
    )
    .orderBy(name)
    .limit(limit);
}

export async function grantsOf(queries: Queries, operatorIds: string[]): Promise<Map<string, HeldGrant[]>> {
  const byOperator = new Map<string, HeldGrant[]>(operatorIds.map((id) => [id, []]));
  if (operatorIds.length === 0) return byOperator;
  const rows = await queries
    .select()
    .from(operatorsGrant)
    .where(inArray(operatorsGrant.operatorId, operatorIds))
    .orderBy(sql`${operatorsGrant.role} collate "C"`, operatorsGrant.id);
  for (const { operatorId, role, brandId } of rows) byOperator.get(operatorId)?.push({ role, brandId });
  return byOperator;
}

export async function replaceGrants(
  tx: Tx,
  operatorId: string,
  grants: (HeldGrant & { id: string })[],
): Promise<void> {
  await tx.delete(operatorsGrant).where(eq(operatorsGrant.operatorId, operatorId));
  if (grants.length > 0)
    await tx.insert(operatorsGrant).values(grants.map((grant) => ({ ...grant, operatorId })));
  if (grants.some(({ role, brandId }) => role === 'admin' && brandId === null))
    await updateAccount(tx, operatorId, { wasAdmin: true });
}

/** Whether nobody else ever was an admin for all brands; to be asked under the lock of `lockAdmins`. */
export async function isOnlyAdminEver(tx: Tx, id: string): Promise<boolean> {
  const [other] = await tx
    .select({ id: operatorsOperator.id })
    .from(operatorsOperator)
    .where(and(eq(operatorsOperator.wasAdmin, true), ne(operatorsOperator.id, id)))
    .limit(1);
  return other === undefined;
}

/** Active operators who are admin for all brands; locks this set until the transaction ends. */
export async function lockAdmins(tx: Tx): Promise<string[]> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCKS.admins})`);
  const rows = await tx
    .select({ id: operatorsOperator.id })
    .from(operatorsOperator)
    .innerJoin(operatorsGrant, eq(operatorsGrant.operatorId, operatorsOperator.id))
    .where(
      and(
        eq(operatorsOperator.state, 'active'),
        eq(operatorsGrant.role, 'admin'),
        sql`${operatorsGrant.brandId} is null`,
      ),
    );
  return rows.map(({ id }) => id);
}
