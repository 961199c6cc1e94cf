import ts from 'typescript';

export type SourceFile = { path: string; text: string };

/** Keys that code composes from parts: nothing spells them out, so they are listed here. */
export const COMPOSED_KEYS: RegExp[] = [
  /^chat\.(house|mark)\.\w+$/,
  /^room\.report\.reason\.\w+$/,
  /^pages\.\w+\.(title|intro|s\d+\.(title|body))$/,
  /^pages\.appGuide\.\w+\.(title|intro|step\d+)$/,
  /^pages\.about\.(certificates\.c|sponsors\.p)\d+\.(name|detail)$/,
  // The compiler holds these against the lists they are composed from.
  /^inbox\.kind\.\w+$/,
  /^push\.topic\.\w+\.(name|detail)$/,
  /^offers\.(category|label|period|product|source|why)\.\w+$/,
  /^mall\.(address|kind|mark|missing|move|state|why|whyDetail)\.\w+$/,
  /^(invite\.(refusal|state)|boards\.(measure|state))\.\w+$/,
  /^bonuses\.(move|product|refused|state|uncounted)\.\w+$/,
  /^lotto\.(filter|plan|skin|state|tab|tool|wrong)\.\w+$/,
  // A test describes every play in every language, and fails on a key that no play uses.
  /^plays\.(family|group|name|rule|variant|variantRule|zone|row|option|tier)\.[\w.]+$/,
];

/**
 * Texts for codes that come from the server, such as the action of an audit record, and texts that react-admin asks for
 * itself.
 */
export const COMPOSED_CONSOLE_KEYS: RegExp[] = [
  /^approvals\.(ask|confirm|direction|effect|kind|state|why)\./,
  /^audit\.(action|kind|target)\./,
  /^brands\.(blocked|gamePace|pattern|tab|template|texts\.only|theme|try)\./,
  /^(fieldError|figure|language|permission|registrationField|role|switch|task|token|told)\./,
  /^cashier\.(by|deposit\.state|difference\.(kind|what)|hint|hintDetail|method|review|settings\.fault|turnover\.reason|withdrawal\.state)\./,
  /^games\.(alert|part|cards\.(figure|kind)|case\.state|category|floor\.(kind|order\.state|pace|phase|player|shown|stop\.effect)|held\.(beyond|state)|evidence\.(field|side)|field|health|kind|key\.(act|effect|of|side|state)|mark|play|round\.state|state|step|tag|window)\./,
  /^health\.state\./,
  /^ledger\.(direction|finding|hold\.state|kind|purpose)\./,
  /^logins\.(device|method|outcome)\./,
  /^lottery\.(external|finding|issue\.state|line\.state|model|schedule\.kind|setting|skin|span|ticket\.state|vendorName)\./,
  /^announcements\.(audience|field|group|kind|option|optionHint|promotion|state)\./,
  /^feedback\.state\./,
  /^offers\.(act|category|done|effect|field|gift|kind|period|product|state)\./,
  /^(applications\.state|freeRounds\.state|grants\.(bonus|source|state))\./,
  /^(costs\.figure|returnBudget\.(field|part))\./,
  /^pages\.name\./,
  /^chat\.(house|mark)\./,
  /^room\.reason\./,
  /^presenters\.day\./,
  /^matches\.state\./,
  /^vip\.(field|part)\./,
  /^mall\.(act|done|effect|field|kind|number|state)\./,
  /^(invite\.(field|refusal|sign|state)|boards\.(measure|state))\./,
  /^chance\.(kind|packetState|task)\./,
  /^sendings\.(kind|state|time|to)\./,
  /^members\.(action|ask|document|done|effect|social|state|type)\./,
  /^operators\.(action|effect|state)\./,
  /^protection\.(act|change|covers|done|effect|interaction|kind|locked|period|term)\./,
  /^(jobs\.state|outbox\.(channel|state))\./,
  /^reports\.figure\./,
  /^vendorBooks\.(done|differenceState|kind|state)\./,
  /^search\.kind\./,
  /^today\.figure\./,
  /^ra\./,
];

/** The names of what `useText` and the hooks over `usePageText` return. */
const TEXT_FUNCTIONS = new Set(['text', 'words']);
/** Attributes that a person reads or hears. */
const READ_ATTRIBUTES = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'label',
  'placeholder',
  'title',
]);
const LETTER = /\p{L}/u;

/** Finds texts that no file uses, and keys that have no text. */
export function checkUsage(
  keys: ReadonlySet<string>,
  sources: SourceFile[],
  composed: RegExp[] = COMPOSED_KEYS,
): string[] {
  const spelled = new Set<string>();
  const unknown: string[] = [];
  for (const source of sources)
    visitAll(parseSource(source), (node, file) => {
      if (ts.isStringLiteralLike(node)) spelled.add(node.text);
      const key = calledKey(node);
      if (key !== undefined && !keys.has(key))
        unknown.push(`${placeOf(node, file)}: there is no text ${key}`);
    });
  const isUsed = (key: string) => spelled.has(key) || composed.some((pattern) => pattern.test(key));
  const stale = composed.filter((pattern) => ![...keys].some((key) => pattern.test(key)));
  return [
    ...[...keys].filter((key) => !isUsed(key)).map((key) => `no source file uses the text ${key}`),
    ...stale.map((pattern) => `no text is of the composed form ${pattern.source}`),
    ...unknown,
  ];
}

/** Finds literal text in markup, which no translation reaches. */
export function checkLiterals(sources: SourceFile[]): string[] {
  return sources.flatMap((source) => {
    const problems: string[] = [];
    visitAll(parseSource(source), (node, file) => {
      for (const literal of literalsOf(node))
        problems.push(`${placeOf(node, file)}: literal text ${JSON.stringify(literal)} belongs in the texts`);
    });
    return problems;
  });
}

function literalsOf(node: ts.Node): string[] {
  if (ts.isJsxText(node)) return LETTER.test(node.text) ? [node.text.trim()] : [];
  if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent))
    return node.expression ? wordsIn(node.expression) : [];
  if (!ts.isJsxAttribute(node) || !node.initializer || !READ_ATTRIBUTES.has(node.name.getText())) return [];
  if (ts.isJsxExpression(node.initializer))
    return node.initializer.expression ? wordsIn(node.initializer.expression) : [];
  return wordsIn(node.initializer);
}

/** The values an expression can have, as far as they are written out; calls and variables are checked elsewhere. */
function wordsIn(node: ts.Node): string[] {
  if (ts.isStringLiteralLike(node)) return LETTER.test(node.text) ? [node.text] : [];
  if (ts.isTemplateExpression(node)) {
    const written = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
    return [
      ...written.filter((part) => LETTER.test(part)),
      ...node.templateSpans.flatMap(({ expression }) => wordsIn(expression)),
    ];
  }
  if (ts.isConditionalExpression(node)) return [...wordsIn(node.whenTrue), ...wordsIn(node.whenFalse)];
  if (ts.isBinaryExpression(node) && JOINING.has(node.operatorToken.kind))
    return [...wordsIn(node.left), ...wordsIn(node.right)];
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node))
    return wordsIn(node.expression);
  return [];
}

const JOINING = new Set([
  ts.SyntaxKind.PlusToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.AmpersandAmpersandToken,
  ts.SyntaxKind.QuestionQuestionToken,
]);

function calledKey(node: ts.Node): string | undefined {
  if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) return undefined;
  const [argument] = node.arguments;
  return TEXT_FUNCTIONS.has(node.expression.text) && argument && ts.isStringLiteralLike(argument)
    ? argument.text
    : undefined;
}

function parseSource({ path, text }: SourceFile): ts.SourceFile {
  const kind = path.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
}

function visitAll(file: ts.SourceFile, visit: (node: ts.Node, file: ts.SourceFile) => void): void {
  const walk = (node: ts.Node) => {
    visit(node, file);
    ts.forEachChild(node, walk);
  };
  walk(file);
}

function placeOf(node: ts.Node, file: ts.SourceFile): string {
  const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
  return `${file.fileName}:${line + 1}`;
}
