import { describe, expect, test } from 'vitest';
import { checkTexts, type Tree } from './texts.ts';
import type { MessageFile } from './texts-messages.ts';
import { checkLiterals, checkUsage } from './texts-usage.ts';

const PAGE = 'apps/site/src/pages/system/HomePage.tsx';
/** One of each form that the console puts together from parts. */
const CONSOLE_CODES = [
  'announcements.kind.a',
  'approvals.ask.a',
  'audit.kind.a',
  'brands.tab.a',
  'role.a',
  'health.state.a',
  'operators.state.a',
  'pages.name.a',
  'sendings.state.a',
  'jobs.state.a',
  'search.kind.a',
  'logins.method.a',
  'lottery.skin.a',
  'matches.state.a',
  'members.state.a',
  'protection.act.a',
  'ledger.kind.a',
  'cashier.by.a',
  'chat.mark.a',
  'room.reason.a',
  'presenters.day.a',
  'feedback.state.a',
  'games.state.a',
  'reports.figure.a',
  'today.figure.a',
  'vendorBooks.state.a',
  'offers.state.a',
  'applications.state.a',
  'vip.field.a',
  'vip.part.a',
  'chance.kind.a',
  'costs.figure.a',
  'mall.act.a',
  'invite.sign.a',
  'ra.a',
];

describe('messages', () => {
  const plural = '{count, plural, one {# game} other {# games}}';
  const choice = '{state, select, open {Open} other {Closed}}';
  test.each([
    ['a key that is missing', { a: 'A', b: 'B' }, { a: '甲' }, 'CN/home.json: b is missing'],
    ['a key too many', { a: 'A' }, { a: '甲', b: '乙' }, 'CN/home.json: b is not in EN'],
    ['a place that is missing', { a: '{name}' }, { a: '甲' }, 'a has the places [] and not [name]'],
    ['a place of another name', { a: '{name}' }, { a: '{nom}' }, 'a has the places [nom] and not [name]'],
    ['a place of another kind', { a: plural }, { a: '{count} 款' }, 'and not [count (plural)]'],
    ['a place inside a plural', { a: plural }, { a: '{count, plural, other {{brand}}}' }, '[brand, count'],
    ['another choice', { a: choice }, { a: '{state, select, shut {关} other {开}}' }, 'select: other|shut'],
    ['an unclosed place', { a: 'A' }, { a: '{name' }, 'a is no valid ICU message'],
    ['a plural without other', { a: 'A' }, { a: '{n, plural, one {x}}' }, 'a is no valid ICU message'],
    ['an empty message', { a: 'A' }, { a: '' }, 'a is empty'],
    ['spaces around a message', { a: 'A' }, { a: '甲 ' }, 'a is empty or has spaces around it'],
  ])('are refused for %s', (_, EN, CN, problem) => {
    const messages = [home('EN', EN), home('CN', CN)];
    expect(problemsOf({ messages })).toContain(problem);
  });

  test('may have other plural forms than EN', () => {
    const messages = [home('EN', { a: plural }), home('CN', { a: '{count, plural, other {# 款}}' })];
    expect(problemsOf({ messages })).toBe('');
  });

  test('are refused for a file that a language lacks', () => {
    const messages = [
      home('EN', { a: 'A' }),
      home('CN', { a: '甲' }),
      { ...home('EN', {}), domain: 'games' },
    ];
    expect(problemsOf({ messages })).toContain('CN: games.json is missing');
  });

  test('are refused for a key in two files', () => {
    const again = { ...home('EN', { a: 'A' }), domain: 'games', path: 'EN/games.json' };
    expect(problemsOf({ messages: [home('EN', { a: 'A' }), again] })).toContain('EN/games.json: a is in EN');
  });

  test('are refused for a file that nothing loads', () => {
    const lost = { ...home('EN', { a: 'A' }), domain: 'raffle', path: 'EN/raffle.json' };
    expect(problemsOf({ messages: [lost] })).toContain('no front loads the texts of raffle');
    const use = { path: PAGE, text: "import { raffleTexts } from '@parlour/texts/load/raffle';" };
    expect(problemsOf({ messages: [lost], code: [use] })).toBe('');
    const generated = { ...use, path: 'packages/texts/src/generated/load/raffle.ts' };
    expect(problemsOf({ messages: [lost], code: [generated] })).toContain('loads the texts of raffle');
  });
});

describe('keys', () => {
  test('are refused when no file uses them', () => {
    expect(checkUsage(new Set(['a']), [{ path: PAGE, text: 'text("b.c")' }], [])).toContain(
      'no source file uses the text a',
    );
  });

  test.each(['text("a")', 'words("a")', 'const titles = { home: "a" };', '<Row title={text(`a`)} />'])(
    'are used by %s',
    (text) => {
      expect(checkUsage(new Set(['a']), [{ path: PAGE, text }], [])).toEqual([]);
    },
  );

  test('are used when they are of a composed form, which must not be stale', () => {
    expect(checkUsage(new Set(['pages.a']), [], [/^pages\./])).toEqual([]);
    expect(checkUsage(new Set(), [], [/^pages\./])).toEqual(['no text is of the composed form ^pages\\.']);
  });

  test('are refused when they do not exist', () => {
    expect(checkUsage(new Set(), [{ path: PAGE, text: '\ntext("gone")' }], [])).toEqual([
      `${PAGE}:2: there is no text gone`,
    ]);
  });

  test('that only the gallery or a test uses are unused', () => {
    const messages = [home('EN', { a: 'A', c: 'C' })];
    const code = [
      { path: 'apps/site/src/gallery/Gallery.tsx', text: 'text("c")' },
      { path: 'apps/site/src/pages/HomePage.test.tsx', text: 'text("c")' },
    ];
    expect(problemsOf({ messages, code })).toBe('no source file uses the text c');
  });
});

describe("the console's texts", () => {
  const own = (language: string, messages: Record<string, string>): MessageFile => ({
    language,
    domain: 'frame',
    path: `packages/texts/console/${language}/frame.json`,
    messages,
  });
  const use = { path: 'apps/console/src/A.tsx', text: 'text("frame.x")' };

  test('are held to their own two languages', () => {
    const messages = [own('EN', { 'frame.x': 'X' }), own('CN', {})];
    expect(problemsOf({ messages, code: [use] })).toContain('console/CN/frame.json: frame.x is missing');
  });

  test('are used by the console alone, and it uses no others', () => {
    const found = problemsOf({
      messages: [own('EN', { 'frame.y': 'Y' }), home('EN', { a: 'A', 'frame.x': 'X' })],
      code: [use, { path: PAGE, text: 'text("frame.y")' }],
    });
    expect(found).toContain('apps/console/src/A.tsx:1: there is no text frame.x');
    expect(found).toContain(`${PAGE}:1: there is no text frame.y`);
    expect(found).toContain('no source file uses the text frame.y');
  });
});

describe('the check of texts', () => {
  test('holds the words of refusals against the contract', () => {
    const words = { domain: 'refusals', path: 'EN/refusals.json', language: 'EN', messages: { gone: 'G' } };
    const refusals = { site: new Set(['held']), console: new Set<string>(), places: {} };
    const found = problemsOf({ messages: [words], refusals });
    expect(found).toContain('TH: the refusal held has no words');
    expect(found).toContain('EN/refusals.json: no endpoint refuses with gone');
  });

  test('looks for figures that are written out', () => {
    expect(problemsOf({ messages: [home('EN', { a: 'Held for 24 hours' })] })).toContain('a names a figure');
  });
});

describe('markup', () => {
  test.each([
    '<p>Hello</p>',
    '<p>你好</p>',
    '<p>{"Hello"}</p>',
    `<p>{\`Hello \${name}\`}</p>`,
    '<p>{isOpen ? "Open" : name}</p>',
    '<p>{isOpen && "Open"}</p>',
    '<p>{count + " games"}</p>',
    '<p>{("Hello" as string)}</p>',
    '<a aria-label="Close" />',
    '<a aria-label={"Close"} />',
    `<a aria-label={\`Close \${name}\`} />`,
    '<a title="Close" />',
    '<a title={isOpen ? "Close" : undefined} />',
    '<img alt="A boat" />',
    '<input placeholder="Search" />',
    '<Button label="Load again" />',
  ])('is refused for %s', (text) => {
    expect(checkLiterals([{ path: PAGE, text }])).toHaveLength(1);
  });

  test.each([
    '<p>{text("a")}</p>',
    '<p>99+ · {count}</p>',
    '<p>{names["first"]}</p>',
    '<p className="big">{isOpen && <b className="open" />}</p>',
    '<a aria-label={text("a")} title={title} role="button" />',
    '<img alt="" src="/m/boat.svg" />',
    '<Icon name="reload" />',
  ])('may hold %s', (text) => {
    expect(checkLiterals([{ path: PAGE, text }])).toEqual([]);
  });

  test('is looked at in every app and in the components, and not in the gallery', () => {
    const text = '<p>Hello</p>';
    const paths = [
      'apps/console/src/A.tsx',
      'packages/ui/src/A.tsx',
      'apps/site/src/pages/gallery/GalleryPage.tsx',
    ];
    const found = problemsOf({ code: paths.map((path) => ({ path, text })) });
    expect(found.split('\n').map((line) => line.split(':')[0])).toEqual(paths.slice(0, 2));
  });
});

function home(language: string, messages: Record<string, string>): MessageFile {
  return { language, domain: 'home', path: `${language}/home.json`, messages };
}

const NO_REFUSALS = { site: new Set<string>(), console: new Set<string>(), places: {} };

/** What the check says of a small site that uses `a` and `b` and has texts of the composed forms. */
function problemsOf({ messages = [], code = [], refusals = NO_REFUSALS }: Partial<Tree>): string {
  const composed = [
    'pages.a.title',
    'pages.appGuide.ios.step1',
    'pages.about.sponsors.p1.name',
    'plays.rule.straight',
    'lotto.state.won',
    'chat.mark.read',
    'room.report.reason.abuse',
    'inbox.kind.system',
    'push.topic.money.name',
    'offers.label.join',
    'bonuses.state.active',
    'mall.kind.goods',
    'invite.state.invited',
  ];
  const pages = (language: string) => ({
    language,
    domain: 'pages',
    path: `${language}/pages.json`,
    messages: Object.fromEntries(composed.map((key) => [key, 'Words'])),
  });
  const codes = (language: string) => ({
    language,
    domain: 'codes',
    path: `packages/texts/console/${language}/codes.json`,
    messages: Object.fromEntries(CONSOLE_CODES.map((key) => [key, key])),
  });
  const languages = [...new Set(['EN', ...messages.map(({ language }) => language)])];
  const loaders = ['site', 'console', 'pages']
    .map((group) => `import '@parlour/texts/load/${group}';`)
    .join('\n');
  return checkTexts({
    messages: [...messages, ...languages.map(pages), ...languages.map(codes)],
    code: [{ path: PAGE, text: `use("a", "b");\n${loaders}` }, ...code],
    refusals,
    writtenFigures: [],
    glossaries: languages.map((language) => ({ language, path: `${language}.json`, terms: {} })),
  }).join('\n');
}
