import { posix } from 'node:path';
import ts from 'typescript';

const MODULE = /^apps\/server\/src\/domains\/[^/]+\/[^/]+\.module\.ts$/;
type File = { path: string; text: string };

/**
 * What a domain offers others is read in its module, or in an interface that the module names: never inferred from the
 * function that makes it.
 */
export function inferredOffers(files: readonly File[]): string[] {
  return files
    .filter(({ path }) => MODULE.test(path))
    .flatMap(({ path, text }) => {
      const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
      const imports = importsOf(source, path);
      return offeredNames(source).flatMap(({ name, line }) => {
        const from = imports.get(name);
        const inferred = from && files.find((file) => isBehind(file, from) && isInferred(file, from.name));
        return inferred ? [`${path}:${line}: ${name} is inferred in ${inferred.path}; write it`] : [];
      });
    });
}

type Import = { folder: string; name: string };

function importsOf(source: ts.SourceFile, path: string): Map<string, Import> {
  const imports = new Map<string, Import>();
  for (const statement of source.statements.filter(ts.isImportDeclaration)) {
    const from = (statement.moduleSpecifier as ts.StringLiteral).text;
    const bindings = statement.importClause?.namedBindings;
    if (!from.startsWith('.') || !bindings || !ts.isNamedImports(bindings)) continue;
    const folder = posix.dirname(posix.join(posix.dirname(path), from));
    for (const { name, propertyName } of bindings.elements)
      imports.set(name.text, { folder, name: (propertyName ?? name).text });
  }
  return imports;
}

/** The types that exported interfaces and types of the module are made of. */
function offeredNames(source: ts.SourceFile): { name: string; line: number }[] {
  const names: { name: string; line: number }[] = [];
  const look = (node: ts.Node): void => {
    const named = ts.isTypeReferenceNode(node)
      ? node.typeName
      : ts.isTypeQueryNode(node)
        ? node.exprName
        : null;
    if (named && ts.isIdentifier(named))
      names.push({ name: named.text, line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1 });
    ts.forEachChild(node, look);
  };
  for (const statement of source.statements)
    if (ts.isInterfaceDeclaration(statement) && isExported(statement)) look(statement);
  return names;
}

const isExported = ({ modifiers }: ts.InterfaceDeclaration): boolean =>
  modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;

/** A capability is met through one file, which hands on what others of its folder hold. */
const isBehind = ({ path }: File, { folder }: Import): boolean =>
  posix.dirname(path) === folder && !path.endsWith('.test.ts');

const isInferred = ({ text }: File, name: string): boolean =>
  new RegExp(
    `^export (type ${name} = [^;]*\\bReturnType<|(async )?function ${name}\\b|const ${name}( =|: typeof))`,
    'm',
  ).test(text);
