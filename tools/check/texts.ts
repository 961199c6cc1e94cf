import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import {
  consoleContract,
  contract,
  type EndpointDefinition,
  type OperatorEndpointDefinition,
  REFUSAL_PLACES,
  refusalsOf,
  refusalsOfOperator,
} from '@parlour/contract';
import { SERVER_ONLY_GROUPS, SITE_FILES } from '../../packages/texts/src/groups.ts';
import { CONSOLE_LANGUAGES, LANGUAGE_NAMES } from '../../packages/texts/src/languages.ts';
import { checkFigures, WRITTEN_FIGURES, type WrittenFigures } from './texts-figures.ts';
import { checkGlossaries, type Glossary } from './texts-glossary.ts';
import { checkMessages, type MessageFile, SOURCE_LANGUAGE } from './texts-messages.ts';
import { checkRefusals, type Refusals } from './texts-refusals.ts';
import { COMPOSED_CONSOLE_KEYS, checkLiterals, checkUsage, type SourceFile } from './texts-usage.ts';

const MESSAGE_FILE = /^packages\/texts\/(messages|console)\/[A-Z]{2}\/[a-z-]+\.json$/;
/** The console has its own texts, in two languages, and uses no others. */
const CONSOLE_MESSAGES = /^packages\/texts\/console\//;
/** The words of members' texts, a file per language. */
const GLOSSARY_FILE = /^packages\/texts\/glossary\/[A-Z]{2}\.json$/;
const CONSOLE_CODE = /^(apps\/console|packages\/texts)\/src\/(?!lottery-plays\/)/;
const GENERATED = 'packages/texts/src/generated/';
/**
 * Code with texts for people; of the arcade, only its page. The server has texts for refusals, the offline page, SMS
 * and mail, and the names of records.
 */
const CODE =
  /^(apps\/(?!(server|arcade)\/)[^/]+\/src|apps\/arcade\/src\/page|packages\/(ui|texts)\/src)\/.*\.tsx?$/;
const MARKUP = /^(apps\/[^/]+|packages\/ui)\/src\/.*\.tsx$/;
/** The gallery of components is only seen in development, in English. */
const NOT_PRODUCT = /\.test\.tsx?$|\/testing\/|\/gallery[^/]*(\/|$)/i;
/** The server's types and tests check these against its code. */
const OF_THE_SERVER = [...SERVER_ONLY_GROUPS, 'records'];

/** Refused where there is no endpoint: the address itself is wrong. */
const WITHOUT_ENDPOINT = 'empty_request_url';

export type Tree = {
  messages: MessageFile[];
  code: SourceFile[];
  refusals: Refusals;
  writtenFigures: WrittenFigures[];
  glossaries: Glossary[];
};

export function checkTexts({ messages, code, refusals, writtenFigures, glossaries }: Tree): string[] {
  const product = code.filter(({ path }) => CODE.test(path) && !NOT_PRODUCT.test(path));
  const ofConsole = messages.filter(({ path }) => CONSOLE_MESSAGES.test(path));
  const ofSite = messages.filter(({ path }) => !CONSOLE_MESSAGES.test(path));
  return [
    ...checkMessages(ofSite),
    ...checkMessages(ofConsole),
    ...checkUsage(
      keysOf(ofSite),
      product.filter(({ path }) => !path.startsWith('apps/console/')),
    ),
    ...checkUsage(
      keysOf(ofConsole),
      product.filter(({ path }) => CONSOLE_CODE.test(path)),
      COMPOSED_CONSOLE_KEYS,
    ),
    ...checkFigures(messages, writtenFigures),
    ...checkGlossaries(ofSite, glossaries),
    ...checkRefusals(ofSite, refusals, {
      site: Object.keys(LANGUAGE_NAMES),
      console: CONSOLE_LANGUAGES,
    }),
    ...checkLiterals(product.filter(({ path }) => MARKUP.test(path))),
    ...findUnloaded({ messages, code }),
  ];
}

function keysOf(messages: MessageFile[]): Set<string> {
  const own = messages.filter(
    ({ language, domain }) => language === SOURCE_LANGUAGE && !OF_THE_SERVER.includes(domain),
  );
  return new Set(own.flatMap((file) => Object.keys(file.messages)));
}

/** A group that no front loads never reaches a visitor. To load one, code imports its generated module. */
function findUnloaded({ messages, code }: Pick<Tree, 'messages' | 'code'>): string[] {
  const users = code.filter(({ path }) => !path.startsWith(GENERATED) && !NOT_PRODUCT.test(path));
  const groups = new Set(messages.map(groupOf));
  return [...groups]
    .filter((group) => !SERVER_ONLY_GROUPS.includes(group))
    .filter((group) => !users.some(({ text }) => text.includes(`'@parlour/texts/load/${group}'`)))
    .map((group) => `no front loads the texts of ${group}`);
}

function groupOf({ path, domain }: MessageFile): string {
  if (CONSOLE_MESSAGES.test(path)) return 'console';
  return SITE_FILES.includes(domain) ? 'site' : domain;
}

function endpointsOf<Endpoint>(domains: Record<string, Record<string, Endpoint>>): Endpoint[] {
  return Object.values(domains).flatMap((endpoints) => Object.values(endpoints));
}

if (process.argv[1] === import.meta.filename) {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  });
  const paths = listed.split('\n').filter((path) => path && existsSync(path));
  const read = (path: string) => readFileSync(path, 'utf8');
  const tree: Tree = {
    messages: paths
      .filter((path) => MESSAGE_FILE.test(path))
      .map((path) => ({
        path,
        language: basename(dirname(path)),
        domain: basename(path, '.json'),
        messages: JSON.parse(read(path)),
      })),
    code: paths.filter((path) => CODE.test(path)).map((path) => ({ path, text: read(path) })),
    refusals: {
      site: new Set([...endpointsOf<EndpointDefinition>(contract).flatMap(refusalsOf), WITHOUT_ENDPOINT]),
      console: new Set(endpointsOf<OperatorEndpointDefinition>(consoleContract).flatMap(refusalsOfOperator)),
      places: REFUSAL_PLACES,
    },
    writtenFigures: WRITTEN_FIGURES,
    glossaries: paths
      .filter((path) => GLOSSARY_FILE.test(path))
      .map((path) => ({ path, language: basename(path, '.json'), terms: JSON.parse(read(path)) })),
  };
  const problems = checkTexts(tree);
  for (const problem of problems) console.error(problem);
  console.log(
    `${tree.messages.length} files of messages and ${tree.code.length} of code read, ${problems.length} problems`,
  );
  if (problems.length > 0 || tree.messages.length === 0 || tree.code.length === 0) process.exitCode = 1;
}
