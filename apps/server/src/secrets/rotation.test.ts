import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openVendor } from '../testing/games/vendor.ts';
import { addMember } from '../testing/members.ts';
import { startTestApp, TEST_MASTER_KEY } from '../testing/test-app.ts';
import { rotateMasterKey } from './rotation.ts';
import { SEALED_COLUMNS } from './sealed-columns.rules.ts';
import { createSecrets } from './secrets.ts';

const before = createSecrets(Buffer.from(TEST_MASTER_KEY, 'hex'));
const after = createSecrets(randomBytes(32));

test('every purpose that a domain encrypts for is on the list', () => {
  const domains = join(import.meta.dirname, '..', 'domains');
  const sources = readdirSync(domains, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.service.ts'))
    .map((name) => readFileSync(join(domains, name), 'utf8'));
  const used = sources.flatMap((source) =>
    [...source.matchAll(/PURPOSE = '([^']+)'/g)].map(([, name]) => name),
  );
  expect(new Set(used)).toEqual(new Set(SEALED_COLUMNS.map(({ purpose }) => purpose)));
});

test('everything that is encrypted opens under the new key and under no other, and a second run does nothing', async () => {
  const app = await startTestApp();
  const { database, clock } = app;
  const { queries } = database;
  await openVendor(app);
  await app.server.inject({ url: '/wps/system/key' });
  const { id } = await addMember(app, 'rotated');
  const personal = before.encrypt('member-personal-data', Buffer.from('{"realName":"A"}'));
  await queries.execute(`update identity_member set personal_data = '${personal}' where id = '${id}'`);

  await queries.execute(
    `insert into system_process (id, name, version, started_at, seen_at, loop_delay_ms, memory_mib)
     values ('${id}', 'other', '1', '2026-01-01', '${new Date(clock.now()).toISOString()}', 0, 0)`,
  );
  await expect(rotateMasterKey(app, { before, after })).rejects.toThrow('is running');
  await queries.execute(`update system_process set stopped_at = seen_at`);
  await expect(rotateMasterKey(app, { before: createSecrets(randomBytes(32)), after })).rejects.toThrow(
    'not the key',
  );

  expect(await rotateMasterKey(app, { before, after })).toBeGreaterThanOrEqual(3);
  let opened = 0;
  for (const { table, column, purpose } of SEALED_COLUMNS) {
    const { rows } = await queries.execute(
      `select ${column} as sealed from ${table} where ${column} is not null`,
    );
    for (const { sealed } of rows as { sealed: string }[]) {
      expect(() => before.decrypt(purpose, sealed)).toThrow();
      expect(after.decrypt(purpose, sealed).length).toBeGreaterThan(0);
      opened += 1;
    }
  }
  expect(opened).toBeGreaterThanOrEqual(3);
  expect(await rotateMasterKey(app, { before, after })).toBe(0);
  const { rows } = await queries.execute(
    `select value from system_fact where name = 'master_key_fingerprint'`,
  );
  expect(rows).toEqual([{ value: after.fingerprint }]);
  await app.close();
});
