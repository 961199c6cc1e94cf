/** The fields of a record. A list whose entries have codes of their own counts as one: each entry is a field. */
export function fieldsOf(value: unknown): Readonly<Record<string, unknown>> | null {
  if (typeof value !== 'object' || value === null) return null;
  if (!Array.isArray(value)) return value as Record<string, unknown>;
  const codes = value.map((entry: unknown) => (entry as { code?: unknown } | null)?.code);
  const areOwn = codes.every((code) => typeof code === 'string') && new Set(codes).size === codes.length;
  return areOwn && codes.length > 0 ? Object.fromEntries(codes.map((code, at) => [code, value[at]])) : null;
}
