import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { misplacedFigures } from './business-figures.ts';
import { inferredOffers } from './offered-types.ts';

type Rule = { name: string; files: RegExp; except?: RegExp; pattern: RegExp };

const CODE = /\.(ts|tsx|mjs)$/;
const TEST = /\.(test|spec)\.tsx?$/;
/** Code that runs for visitors. Tools, benchmarks and tests may read the machine's clock. */
const PRODUCT = /^(apps|packages)\/.*\.(ts|tsx)$/;
const NOT_PRODUCT = /\.(test|spec)\.tsx?$|\/testing\//;
/** Code that turns random words into outcomes. The lottery's rules only judge them, so they may use remainders. */
const OUTCOME = /^(packages\/(fairness|game-rules)|apps\/arcade)\/.*\.ts$/;

/** Money is a bigint from end to end; converting it to a number may round. Epoch milliseconds are numbers. */
const MONEY = String.raw`[^;]*(?:amount|balance|money|stake|deposit|loss|\bparts)`;
const FLOAT_OF_MONEY = new RegExp(
  String.raw`\bparseFloat\b|\.toFixed\(|\bmode: 'number'|\b(?:Number|parseInt|Math\.\w+)\(${MONEY}|[\s(=]\+\w*(?:amount|balance)\b`,
  'i',
);

/** Rules that our linter does not have: each pattern is searched line by line. */
export const SOURCE_RULES: readonly Rule[] = [
  {
    name: 'time comes from the clock',
    files: PRODUCT,
    except: new RegExp(`${NOT_PRODUCT.source}|/clock/(src/)?clock\\.ts$|platform/clock\\.ts$`),
    pattern: /\bDate\.now\(|\bnew Date\(\)|\bperformance\.now\(/,
  },
  {
    name: 'randomness is passed in or comes from crypto',
    files: PRODUCT,
    except: NOT_PRODUCT,
    pattern: /\bMath\.random\b/,
  },
  {
    name: 'random words are scaled by uniform() alone',
    files: OUTCOME,
    except: new RegExp(`${NOT_PRODUCT.source}|^packages/fairness/src/uniform\\.ts$`),
    // A remainder, or a share of 2^32: either favours some numbers over others. Comments may say so.
    pattern: /^(?!\s*(?:\*|\/\/|\/\*)).*(?:[\w)\]]\s*%=?\s*[\w(]|2 \*\* 32|4_?294_?967_?29[56]|0xf{8}\b)/i,
  },
  {
    name: 'lottery rules know no randomness',
    files: /^packages\/lottery-rules\/.*\.ts$/,
    except: NOT_PRODUCT,
    pattern: /\bgetRandomValues\b|\brandom(Bytes|Int|UUID)\b|\bnode:crypto\b|@noble\/|@parlour\/fairness/,
  },
  {
    name: 'durations have their names in packages/clock/src/durations.ts',
    files: /^(apps|packages|e2e)\/.*\.tsx?$/,
    except: /^packages\/clock\/src\/durations\.ts$/,
    pattern: /^\s*(export )?const (SECOND|MINUTE|HOUR|DAY)(_MS)? = [^'"/]/,
  },
  {
    name: 'what a domain offers is written, not inferred',
    files: /\.module\.ts$/,
    pattern: /\bReturnType</,
  },
  {
    name: 'bytes for the driver are made in packages/database/src/bytes',
    files: /^(apps\/server|packages\/database)\/.*\.ts$/,
    except: new RegExp(`${NOT_PRODUCT.source}|^packages/database/src/bytes/`),
    pattern: /\ballocUnsafe\(|\bnew DataView\(|\.write(Int|BigInt|BigUInt)\d+BE\(|\bas BinaryArray\b/,
  },
  {
    name: 'no clock of the database',
    files: /\.(ts|sql)$/,
    except: /\.(test|spec)\.tsx?$|^tools\/check\//,
    pattern:
      /(?<![.\w])now\(\)(?!:)|\b(current_timestamp|current_date|clock_timestamp\(|statement_timestamp\(|defaultNow\()/i,
  },
  {
    name: 'no float column',
    files: /\.(schema\.ts|sql)$/,
    pattern: /\b(real\(|doublePrecision\(|double precision|float[48]?\b)/i,
  },
  {
    name: 'no float touches money',
    files: /^(packages\/money|apps\/server\/src\/domains\/(wallet|protection|cashier))\/.*\.ts$/,
    except: NOT_PRODUCT,
    pattern: FLOAT_OF_MONEY,
  },
  {
    name: 'no fetch outside the client and outbound',
    files: /^(apps|packages)\/.*\.tsx?$/,
    except:
      /packages\/client\/src\/client\.ts|apps\/arcade\/src\/page\/platform\/calls\.ts|\/service-worker\/|\/outbound\/|\.test\.ts$|\/testing\//,
    pattern: /\bfetch\(/,
  },
  { name: 'no inline style', files: /\.tsx$/, pattern: /\bstyle=\{/ },
  {
    name: 'no suppressed check',
    files: CODE,
    except: /^tools\/check\//,
    pattern: /biome-ignore|eslint-disable|@ts-(ignore|expect-error|nocheck)/,
  },
  {
    name: 'no skipped or lone test',
    files: TEST,
    except: /^tools\/check\//,
    pattern: /\b(test|it|describe)\.(skip|only|todo)\b/,
  },
  {
    name: 'no mark of a conflict that a merge left',
    files: /./,
    pattern: /^(<<<<<<<|>>>>>>>)( |$)/,
  },
  {
    name: 'no work left for later',
    files: CODE,
    except: /^tools\/check\//,
    pattern: /\b(TODO|FIXME|HACK)\b/,
  },
];

const VAGUE_NAME = /(^|\/)(utils?|helpers?|common|misc|shared|types)(\.|\/)/;
const LINES_MAX = 300;

/** Folders below these may not hold more files of code than one can take in at a glance. */
const ROOMS = [
  'apps/site/src',
  'apps/lottery/src',
  'apps/console/src',
  'apps/server/src',
  'apps/arcade/src',
  'apps/sandbox/src',
  'packages',
  'bench',
  'e2e',
  'tools',
];
/** Directly in the folder; tests and styles beside what they belong to do not count, nor does what is generated. */
const FILES_IN_A_FOLDER_MAX = 25;

export function checkSource(files: { path: string; text: string }[]): string[] {
  return [
    ...files.flatMap(({ path, text }) => [
      ...brokenRules(path, text),
      ...misplacedFigures(path, text),
      ...wrongShape(path, text),
    ]),
    ...inferredOffers(files),
    ...crowdedFolders(files.map(({ path }) => path)),
  ];
}

function crowdedFolders(paths: string[]): string[] {
  const counts = new Map<string, number>();
  for (const path of paths) {
    const isCounted =
      CODE.test(path) &&
      !TEST.test(path) &&
      !path.includes('/generated/') &&
      ROOMS.some((room) => path.startsWith(`${room}/`));
    if (isCounted) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > FILES_IN_A_FOLDER_MAX)
    .map(
      ([folder, count]) =>
        `${folder}: ${count} files of code; cut it by capability (${FILES_IN_A_FOLDER_MAX} at most)`,
    );
}

function brokenRules(path: string, text: string): string[] {
  const rules = SOURCE_RULES.filter(({ files, except }) => files.test(path) && !except?.test(path));
  if (rules.length === 0) return [];
  return text
    .split('\n')
    .flatMap((line, index) =>
      rules.filter(({ pattern }) => pattern.test(line)).map(({ name }) => `${path}:${index + 1}: ${name}`),
    );
}

function wrongShape(path: string, text: string): string[] {
  const problems: string[] = [];
  if (VAGUE_NAME.test(path)) problems.push(`${path}: the name says nothing of the domain`);
  const lines = text.split('\n').length;
  if (CODE.test(path) && !TEST.test(path) && lines > LINES_MAX)
    problems.push(`${path}: ${lines} lines; cut it by capability (${LINES_MAX} at most)`);
  return problems;
}

if (process.argv[1] === import.meta.filename) {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  });
  const paths = listed.split('\n').filter((path) => /\.(ts|tsx|mjs|sql|css|md)$/.test(path));
  const problems = checkSource(paths.map((path) => ({ path, text: readFileSync(path, 'utf8') })));
  for (const problem of problems) console.error(problem);
  console.log(
    `${paths.length} files read, ${problems.length} against the rules of ${basename(import.meta.filename)}`,
  );
  if (problems.length > 0 || paths.length === 0) process.exitCode = 1;
}
