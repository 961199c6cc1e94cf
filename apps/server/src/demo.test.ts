import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Reward } from '@parlour/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listDemoAccounts, seedDemo, seedDemoMembers, seedDemoOperators } from './demo.ts';
import { findProject } from './project.ts';
import { openBrowser } from './testing/members.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';

const BRANDS = findProject(import.meta.dirname).brands;

let everyBrand: TestApp;
beforeAll(async () => {
  everyBrand = await startTestApp({ brands: [] });
  expect(await seedDemo(everyBrand.modules, { ...everyBrand, folder: BRANDS })).toBe(3);
});
afterAll(() => everyBrand.close());

test('the demo brands are three companies: by currency, zone, age, language and look', async () => {
  const told = everyBrand.modules.system.brands
    .all()
    .map(({ settings: { merchantCode, currency, timeZone, minimumAge, defaultLanguage, theme } }) => [
      merchantCode,
      currency,
      timeZone,
      minimumAge,
      defaultLanguage,
      theme.default,
    ]);
  expect(told.sort()).toEqual([
    ['harbor', 'CNY', 'Asia/Shanghai', 21, 'EN', 'dark'],
    ['lantern', 'VND', 'Asia/Ho_Chi_Minh', 18, 'VI', 'dark'],
    ['perlas', 'PHP', 'Asia/Manila', 21, 'TY', 'light'],
  ]);
});

test('a folder without a brand.json, or a loose file, is no brand; a second seed changes nothing', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-brands-'));
  cpSync(join(BRANDS, 'harbor'), join(folder, 'harbor'), { recursive: true });
  mkdirSync(join(folder, 'art'));
  writeFileSync(join(folder, 'README.md'), '');
  const { modules, database, clock, close } = await startTestApp({ brands: [] });
  expect(await seedDemo(modules, { database, clock, folder })).toBe(1);
  expect(await seedDemo(modules, { database, clock, folder })).toBe(0);
  await close();
});

test('the demo operators are one per role and two for finance, only where there is no operator', async () => {
  const { modules, close } = await startTestApp();
  await seedDemoOperators(modules);
  await seedDemoOperators(modules);
  const { items } = await modules.operators.accounts.list({ limit: 100 });
  expect(items.map(({ name, grants, isDemo }) => [name, grants, isDemo])).toEqual(
    [
      ['admin', 'admin'],
      ['admin2', 'admin'],
      ['content', 'content'],
      ['finance1', 'finance'],
      ['finance2', 'finance'],
      ['risk', 'risk'],
      ['support', 'support'],
    ].map(([name, role]) => [name, [{ role, merchantCode: null }], true]),
  );
  expect(await listDemoAccounts(modules)).toMatchObject({ members: [], password: 'Parlour#2026' });
  await close();
});

test('the demo members can log in, are seeded once, and only one of them was never here', async () => {
  const app = await startTestApp();
  for (let times = 0; times < 2; times += 1) await seedDemoMembers(app.modules, { ...app, folder: BRANDS });
  expect((await listDemoAccounts(app.modules)).members).toEqual(['agent01', 'mary01', 'newbie01']);
  const said: unknown[] = [];
  for (const account of ['mary01', 'newbie01', 'agent01'])
    said.push((await openBrowser(app).login(account)).value);
  expect(said).toMatchObject([
    { userName: 'mary01', type: 0, firstTimeLogin: false },
    { userName: 'newbie01', type: 0, firstTimeLogin: true },
    { userName: 'agent01', type: 1, firstTimeLogin: false },
  ]);
  await app.close();
});

test('a demo member of each brand has messages in its languages, and free rounds to claim', async () => {
  await seedDemoMembers(everyBrand.modules, { ...everyBrand, folder: BRANDS });
  const languages: unknown[] = [];
  for (const { settings } of everyBrand.modules.system.brands.all()) {
    const { merchantCode: merchant, defaultLanguage: language } = settings;
    const browser = openBrowser(everyBrand, { merchant });
    await browser.login('mary01');
    const { items } = (await browser.call('/wps/relay/MCSFE_getInboxMessages', { headers: { language } }))
      .value as { items: { language: string }[] };
    languages.push([merchant, ...items.map((item) => item.language)]);
    const { rewards } = (await browser.call('/wps/rewards')).value as { rewards: Reward[] };
    expect(rewards).toMatchObject([{ kind: 'rounds', rounds: { count: 10 } }]);
  }
  expect(languages.sort()).toEqual([
    ['harbor', 'EN', 'EN', 'EN'],
    ['lantern', 'VI', 'VI', 'VI'],
    ['perlas', 'TY', 'TY', 'TY'],
  ]);
});
