import { cpSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createManualClock } from '@parlour/clock/manual-clock';
import { openEmbedded } from '@parlour/database/embedded';
import { migrate } from '@parlour/database/migrate';
import { expect, inject, test } from 'vitest';
import { makeBrand } from '../../factories/brand.factory.ts';
import { createLog } from '../../observability/log.ts';
import { findProject } from '../../project.ts';
import { startTestApp } from '../../testing/test-app.ts';

test('a brand of the release before operators gets its words and its first version', async () => {
  const { migrations } = findProject(import.meta.dirname);
  const folder = mkdtempSync(join(tmpdir(), 'parlour-upgrade-'));
  cpSync(join(migrations, '0000_kernel.sql'), join(folder, '0000_kernel.sql'));
  const snapshot = new Blob([readFileSync(inject('blankSnapshotPath'))]);
  const database = await openEmbedded({ snapshot }, createLog('silent'));
  await migrate(database, { folder, clock: createManualClock(0) });
  const { texts: _later, ...settings } = makeBrand({ merchantCode: 'harbor', name: 'Old Harbor' });
  await database.withConnection(({ rows }) =>
    rows(
      `insert into system_brand (brand_id, merchant_code, settings, revision, created_at, changed_at)
       values ($1, 'harbor', $2, 3, '2026-01-01', '2026-01-02')`,
      [crypto.randomUUID(), settings],
    ),
  );
  const app = await startTestApp({ database, brands: [] });
  const info = (await app.server.inject({ url: '/wps/system/settings/consolidated' })).json().value;
  expect(info).toMatchObject({ name: 'Old Harbor', texts: {} });
  const { rows } = await database.queries.execute(
    'select version, changes, operator_id from system_brand_version',
  );
  expect(rows).toEqual([{ version: 3, changes: [], operator_id: null }]);
  await app.close();
});
