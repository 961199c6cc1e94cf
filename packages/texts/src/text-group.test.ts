import { expect, test, vi } from 'vitest';
import { loadGroupsInUse, textGroup } from './text-group.ts';

const EN = { hello: 'Hello' };
const TH = { hello: 'สวัสดี' };
const fileOf = (messages: Record<string, string>) => vi.fn(async () => ({ default: messages }));
const unused = fileOf({});

test('loads a group of texts once per language, and only on request', async () => {
  const files = { EN: fileOf(EN), TH: fileOf(TH), CN: unused, JA: unused, VI: unused, TY: unused };
  const group = textGroup(files);
  expect(files.EN).not.toHaveBeenCalled();
  expect(await Promise.all([group.load('EN'), group.load('EN')])).toEqual([EN, EN]);
  expect(group.load('EN')).toMatchObject({ status: 'fulfilled', value: EN });
  expect(files.EN).toHaveBeenCalledTimes(1);
  expect(files.TH).not.toHaveBeenCalled();
});

test('allows a group that failed to load to be requested again', async () => {
  const file = fileOf(EN).mockRejectedValueOnce(new Error('offline'));
  const group = textGroup<string, 'EN' | 'TH'>({ EN: file, TH: unused });
  await expect(group.load('EN')).rejects.toThrow('offline');
  expect(await group.load('EN')).toBe(EN);
});

test('a switch of the language loads the groups that are in use, and no others', async () => {
  const used = textGroup<string, 'EN' | 'TH'>({ EN: fileOf(EN), TH: fileOf(TH) });
  const idle = textGroup<string, 'EN' | 'TH'>({ EN: fileOf(EN), TH: fileOf(TH) });
  await used.load('EN');
  await loadGroupsInUse('TH');
  expect(used.load('TH')).toHaveProperty('value', TH);
  expect(idle.load('TH')).not.toHaveProperty('value');
});
