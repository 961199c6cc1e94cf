import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findPostgres } from './postgres.mjs';

const path = process.env.PATH;
let home = '';
beforeAll(() => {
  home = realpathSync(mkdtempSync(join(tmpdir(), 'parlour-postgres-')));
});
afterAll(() => {
  process.env.PATH = path;
  rmSync(home, { recursive: true });
});

test('PostgreSQL is found behind a link, in the folder that has all of its programs', () => {
  const [programs, links] = [join(home, 'postgresql', 'bin'), join(home, 'links')];
  mkdirSync(programs, { recursive: true });
  mkdirSync(links);
  for (const name of ['initdb', 'pg_ctl', 'pgbench']) writeFileSync(join(programs, name), '');
  symlinkSync(join(programs, 'initdb'), join(links, 'initdb'));
  process.env.PATH = links;
  expect(findPostgres()).toBe(programs);
  process.env.PATH = programs;
  expect(findPostgres()).toBe(programs);
});
