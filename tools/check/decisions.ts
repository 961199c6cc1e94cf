import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = 'docs/decisions';
const ROW = /^\| \[(\d{4})\]\(([^)]+)\) \| (.+?) \|/gm;

/** Where the index of decisions and the records disagree: a record is listed once, by its number and title. */
export function checkDecisions(index: string, records: { file: string; text: string }[]): string[] {
  const rows = [...index.matchAll(ROW)].map(([, number = '', file = '', title = '']) => ({
    number,
    file,
    title,
  }));
  const unlisted = records.flatMap(({ file }) => {
    const times = rows.filter((row) => row.file === file).length;
    return times === 1 ? [] : [`${file} is listed ${times} times`];
  });
  const wrong = rows.flatMap(({ number, file, title }) => {
    const record = records.find((known) => known.file === file);
    if (!record) return [`${file} is listed and does not exist`];
    const heading = `# ${number}. ${title}`;
    const isRight = file.startsWith(`${number}-`) && record.text.startsWith(`${heading}\n`);
    return isRight ? [] : [`${file} does not begin with "${heading}"`];
  });
  const numbers = records.map(({ file }) => file.slice(0, 4));
  const twice = numbers.filter((number, place) => numbers.indexOf(number) !== place);
  return [...unlisted, ...wrong, ...twice.map((number) => `${number} is the number of two records`)];
}

if (process.argv[1] === import.meta.filename) {
  const records = readdirSync(FOLDER)
    .filter((file) => file !== 'README.md')
    .map((file) => ({ file, text: readFileSync(join(FOLDER, file), 'utf8') }));
  const problems = checkDecisions(readFileSync(join(FOLDER, 'README.md'), 'utf8'), records);
  for (const problem of problems) console.error(problem);
  console.log(`${records.length} decisions read, ${problems.length} problems`);
  if (problems.length > 0) process.exitCode = 1;
}
