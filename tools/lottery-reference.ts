/**
 * `npm run --silent lottery:reference [-- --language CN --series 1800 --csv ssc pk10]`: the table of the development
 * page /m/lottery-reference without a server, as Markdown or CSV. Names families, or prints them all.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  type ReferenceLine,
  type ReferenceRow,
  SERIES,
  writeRow,
} from '../apps/site/src/features/lottery/reference.rules.ts';
import { FAMILIES, type Family, referenceOf } from '../packages/lottery-rules/src/index.ts';
import { createText, type Text } from '../packages/texts/src/create-text.ts';
import { LANGUAGE_NAMES } from '../packages/texts/src/languages.ts';
import type { PlayKey } from '../packages/texts/src/lottery-plays/describe-play.ts';
import { compileMessages } from '../packages/texts/src/precompile.ts';

const MESSAGES = join(import.meta.dirname, '..', 'packages', 'texts', 'messages');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    language: { type: 'string', default: 'EN' },
    series: { type: 'string', default: String(SERIES.shown) },
    csv: { type: 'boolean', default: false },
  },
});
const text = readTexts(values.language);
const code = readSeries(values.series);
const heads = (['play', 'tier', 'ways', 'chance', 'prize', 'return'] as const).map((head) =>
  text(`plays.reference.${head}`),
);

if (values.csv) printCsv(['id', ...heads]);
for (const family of findFamilies(positionals)) {
  const rows = referenceOf(family, code).map((entry) => writeRow(family, entry, text));
  if (values.csv)
    for (const row of rows) for (const line of row.lines) printCsv([row.id, ...cellsOf(row, line)]);
  else printMarkdown(text(`plays.family.${family.id}` as PlayKey), rows);
}

function printMarkdown(title: string, rows: readonly ReferenceRow[]): void {
  console.log(`\n## ${title}\n\n| ${heads.join(' | ')} |\n|---|---|--:|--:|--:|--:|`);
  for (const row of rows) for (const line of row.lines) console.log(`| ${cellsOf(row, line).join(' | ')} |`);
}

function printCsv(cells: readonly string[]): void {
  console.log(cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','));
}

function cellsOf({ words, isSeries }: ReferenceRow, line: ReferenceLine): string[] {
  const pays = isSeries ? line.pays : `× ${line.pays}`;
  const back = line.exactReturn ? `${line.return} (${line.exactReturn})` : line.return;
  return [words.name, line.tier, line.ways, `${line.percent} (${line.chance})`, pays, back];
}

function findFamilies(ids: readonly string[]): readonly Family[] {
  const unknown = ids.find((id) => !FAMILIES.some((family) => family.id === id));
  if (unknown) throw new RangeError(`${unknown} is none of ${FAMILIES.map(({ id }) => id).join(', ')}`);
  return ids.length > 0 ? FAMILIES.filter(({ id }) => ids.includes(id)) : FAMILIES;
}

function readSeries(given: string): number {
  const series = Number(given);
  if (series >= SERIES.lowest && series <= SERIES.highest) return series;
  throw new RangeError(`a series is ${SERIES.lowest} to ${SERIES.highest}, and not ${given}`);
}

function readTexts(language: string): Text<PlayKey> {
  const known = Object.entries(LANGUAGE_NAMES).find(([name]) => name === language);
  if (!known) throw new RangeError(`${language} is none of ${Object.keys(LANGUAGE_NAMES).join(', ')}`);
  const json = readFileSync(join(MESSAGES, language, 'lottery-plays.json'), 'utf8');
  return createText({ locale: known[1].tag, messages: compileMessages(json) });
}
