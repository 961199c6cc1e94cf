import ts from 'typescript';

/** Where decisions are made. Their figures lie in rules; a schema states the sizes of its own columns. */
const DECIDING =
  /^apps\/(server\/src\/(domains|credentials|http|jobs|lists|live|outbound|outbox)|arcade\/src\/(card-reports|card-tables|fish|floor|games|http|operators|outbound|reports|rewards|rounds|tables|seeds|sessions))\/.*\.ts$|^apps\/arcade\/src\/app\.ts$/;
const STATING = /\.(rules|schema|test)\.ts$/;
const CONSTANT = /^[A-Z][A-Z\d_]*$/;
const DURATION = /_(MS|SECONDS|MINUTES|HOURS|DAYS)$/;
const ARITHMETIC = new Set([
  ts.SyntaxKind.PlusToken,
  ts.SyntaxKind.MinusToken,
  ts.SyntaxKind.AsteriskToken,
  ts.SyntaxKind.AsteriskAsteriskToken,
  ts.SyntaxKind.SlashToken,
]);

/** Constants of a module that are figures of the business, such as `5 * MINUTE_MS` or `{ count: 3, perMs: HOUR_MS }`. */
export function misplacedFigures(path: string, text: string): string[] {
  if (!DECIDING.test(path) || STATING.test(path)) return [];
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  return source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations)
    .filter(({ name, initializer }) => isConstant(name) && initializer && isFigure(initializer))
    .map(({ pos }) => {
      const line = source.getLineAndCharacterOfPosition(pos).line + 1;
      return `${path}:${line}: figures of the business are named in *.rules.ts`;
    });
}

const isConstant = (name: ts.Node): boolean => ts.isIdentifier(name) && CONSTANT.test(name.text);

/** Nothing is no figure: a zero is where something begins. Nor is a form, which says by functions how it is filled in. */
function isFigure(node: ts.Expression): boolean {
  if (ts.isNumericLiteral(node) || ts.isBigIntLiteral(node)) return !/^0n?$/.test(node.text);
  if (ts.isIdentifier(node)) return CONSTANT.test(node.text) && DURATION.test(node.text);
  if (ts.isPrefixUnaryExpression(node)) return isFigure(node.operand);
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node))
    return isFigure(node.expression);
  if (ts.isBinaryExpression(node))
    return ARITHMETIC.has(node.operatorToken.kind) && (isFigure(node.left) || isFigure(node.right));
  return hasFigure(node);
}

function hasFigure(node: ts.Expression): boolean {
  if (ts.isArrayLiteralExpression(node)) return node.elements.some(isFigure);
  if (ts.isNewExpression(node)) return (node.arguments ?? []).some(isFigure);
  if (!ts.isObjectLiteralExpression(node)) return false;
  const values = node.properties.filter(ts.isPropertyAssignment).map(({ initializer }) => initializer);
  return !values.some(ts.isArrowFunction) && values.some(isFigure);
}
