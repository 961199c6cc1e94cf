/** The first finding at the path or anywhere below it. */
export function findingAt(fields: Record<string, string>, path: string): string | undefined {
  const found = Object.keys(fields).find((field) => field === path || field.startsWith(`${path}.`));
  return found === undefined ? undefined : fields[found];
}
