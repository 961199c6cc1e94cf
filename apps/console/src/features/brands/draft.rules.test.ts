import type { BrandSettings } from '@parlour/client/console';
import { describe, expect, test } from 'vitest';
import stored from '../../../../../brands/harbor/brand.json';
import { findingAt } from '../../parts/fields/findings.rules.ts';
import {
  findingsByTab,
  findingsOfSettings,
  isForTwo,
  rebase,
  setAt,
  setText,
  tabOfPath,
  valueAt,
} from './draft.rules.ts';
import { isReadyMessage, previewMessage } from './tabs/preview.rules.ts';
import { overridesOf } from './tabs/texts.rules.ts';

const harbor = { ...stored, texts: {} } as unknown as BrandSettings;

describe('a draft', () => {
  test('changes at a path and nowhere else', () => {
    const changed = setAt(harbor, 'theme.dark.line', '#abcdef');
    expect(valueAt(changed, 'theme.dark.line')).toBe('#abcdef');
    expect(harbor.theme.dark.line).not.toBe('#abcdef');
    expect(changed.theme.light).toBe(harbor.theme.light);
  });

  test('changes inside a list by place', () => {
    const changed = setAt(harbor, 'domainRoutes', [{ path: '/m/a', target: '/m/b' }]);
    expect(setAt(changed, 'domainRoutes.0.target', '/m/c').domainRoutes).toEqual([
      { path: '/m/a', target: '/m/c' },
    ]);
  });

  test('loses a field that is set to nothing', () => {
    expect('CN' in setAt(harbor, 'tagline.CN', undefined).tagline).toBe(false);
  });

  test('keeps and drops words by key and language', () => {
    const worded = setText(harbor, { language: 'EN', key: 'shell.tab.home', words: 'Lobby' });
    expect(worded.texts).toEqual({ EN: { 'shell.tab.home': 'Lobby' } });
    expect(setText(worded, { language: 'EN', key: 'shell.tab.home', words: '' }).texts).toEqual({ EN: {} });
  });
});

describe('findings', () => {
  const fields = findingsOfSettings({
    'settings.theme.dark.line': 'wrong_format',
    'settings.theme.light.line': 'wrong_format',
    'settings.hosts.1': 'wrong_format',
  });

  test('are told at the field, whether it is named itself or something in it', () => {
    expect(findingAt(fields, 'theme.dark.line')).toBe('wrong_format');
    expect(findingAt(fields, 'hosts')).toBe('wrong_format');
    expect(findingAt(fields, 'theme.dark.lin')).toBeUndefined();
  });

  test('are counted on their tabs', () => {
    expect(findingsByTab(fields)).toEqual({ theme: 2, addresses: 1 });
    expect(tabOfPath('maintenance.until')).toBe('availability');
  });
});

test('my changes go on top of what somebody else saved', () => {
  const base = harbor;
  const mine = setText(setAt(base, 'switches.liveChat', false), {
    language: 'EN',
    key: 'a.b',
    words: 'Mine',
  });
  const theirs = setAt(setAt(base, 'name', 'Harbour'), 'switches.inbox', false);
  const merged = rebase({ base, mine, theirs });
  expect(merged.name).toBe('Harbour');
  expect(merged.switches).toMatchObject({ liveChat: false, inbox: false });
  expect(merged.texts).toEqual({ EN: { 'a.b': 'Mine' } });
});

test('a gap is a language without own words while another has them', () => {
  const brand = { languages: ['EN', 'CN'] as BrandSettings['languages'], texts: { EN: { 'a.b': 'Own' } } };
  expect(overridesOf(brand, 'a.b')).toEqual({ overrides: { EN: 'Own' }, gaps: ['CN'] });
  expect(overridesOf(brand, 'a.c')).toEqual({ overrides: {}, gaps: [] });
});

test('the preview wears the set that is edited, whatever the device prefers', () => {
  const { kind, theme } = previewMessage(harbor.theme, 'light');
  expect(kind).toBe('parlour.preview');
  expect(theme).toMatchObject({ default: 'light', dark: harbor.theme.light, light: harbor.theme.light });
});

test('only the frame itself, at the origin of the site, says that the site listens', () => {
  const source = {} as MessageEventSource;
  const frame = { origin: 'https://harbor.example', source };
  const data = { kind: 'parlour.preview.ready' };
  expect(isReadyMessage({ data, ...frame }, frame)).toBe(true);
  expect(isReadyMessage({ data, ...frame, origin: 'https://evil.example' }, frame)).toBe(false);
  expect(isReadyMessage({ data, ...frame, source: {} as MessageEventSource }, frame)).toBe(false);
  expect(isReadyMessage({ data: null, ...frame }, frame)).toBe(false);
});

test('a change of a guarded setting, of a part of it, or of all around it is one for two', () => {
  const forTwo = ['hosts', 'cashier.channels.*.account', 'cashier.withdrawals.max'];
  for (const path of [
    'hosts.0',
    'cashier.channels.QUICK.account.number',
    'cashier.channels.QUICK',
    'cashier',
  ])
    expect(isForTwo(path, forTwo)).toBe(true);
  for (const path of ['name', 'cashier.channels.QUICK.name.EN', 'cashier.withdrawals.min'])
    expect(isForTwo(path, forTwo)).toBe(false);
});
