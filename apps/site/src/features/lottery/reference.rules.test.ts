import { FAMILIES, type Family, referenceOf } from '@parlour/lottery-rules';
import { createText } from '@parlour/texts/create-text';
import { lotteryPlaysTexts } from '@parlour/texts/load/lottery-plays';
import type { PlayKey } from '@parlour/texts/lottery-plays';
import { compileMessages } from '@parlour/texts/precompile';
import { describe, expect, test } from 'vitest';
import { isFound, type ReferenceRow, SERIES, writeRow } from './reference.rules.ts';

describe.each(FAMILIES.map((family) => ({ id: family.id, family })))('the rows of $id', ({ family }) => {
  test('show every play and tier, and a figure in every place', async () => {
    const rows = await rowsOf(family);
    expect(rows.map(({ id }) => id)).toEqual(family.plays().map(({ id }) => id));
    for (const { id, lines, count } of rows) {
      const { tiers } = family.plays().find((play) => play.id === id) ?? { tiers: [] };
      expect(count, id).toBeGreaterThan(0);
      expect(
        lines.map((line) => line.id),
        id,
      ).toEqual(tiers.map((tier) => tier.id));
      for (const [index, line] of lines.entries()) {
        const figures = [line.ways, line.chance, line.percent, line.pays];
        const isPush = tiers[index]?.push === true;
        for (const figure of isPush ? figures : [...figures, line.return])
          expect(figure, `${id} ${line.tier}`).toMatch(/^(≈ )?\d[\d,.]*( \/ \d[\d,]*| : \d[\d,.]*| %)?$/);
        expect(line.tier, id).toMatch(/[\p{L}\p{N}]/u);
      }
    }
  });
});

test('a search finds what has every word in its name, rule or id', async () => {
  const rows = await rowsOf(FAMILIES[0] as Family);
  const found = (search: string) => rows.filter((row) => isFound(row, search)).map(({ id }) => id);
  expect(found('FRONT 3 span')).toEqual(['ssc.front3.span']);
  expect(found('ssc.dragon')).toEqual(['ssc.dragonTiger']);
  expect(found('no such play')).toEqual([]);
  expect(found('')).toHaveLength(rows.length);
});

async function rowsOf(family: Family): Promise<ReferenceRow[]> {
  const messages = compileMessages(JSON.stringify(await lotteryPlaysTexts.load('EN')));
  const text = createText<PlayKey>({ locale: 'en', messages });
  return referenceOf(family, SERIES.shown).map((entry) => writeRow(family, entry, text));
}
