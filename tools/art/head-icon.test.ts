import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { HEAD_ICONS } from '@parlour/contract';
import { expect, it } from 'vitest';
import { HEAD_ICON_NAMES } from './head-icon.ts';

const FOLDER = join(import.meta.dirname, '..', '..', 'brands', 'art');
const BYTES_MAX = 8_192;

it('there is a picture for each name members may choose, and none besides', () => {
  expect([...HEAD_ICON_NAMES].sort()).toEqual([...HEAD_ICONS].sort());
  const files = readdirSync(FOLDER).filter((file) => file.startsWith('head-'));
  expect(files.sort()).toEqual([...HEAD_ICONS].map((name) => `head-${name}.svg`).sort());
});

it('none weighs more than a tile may', () => {
  for (const name of HEAD_ICONS)
    expect(statSync(join(FOLDER, `head-${name}.svg`)).size, name).toBeLessThan(BYTES_MAX);
});
