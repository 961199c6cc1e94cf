/** A key of a record as words: `serverSeed` and `server_seed` read as "server seed". */
export function wordsOfKey(key: string): string {
  return key
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/[_.-]+/g, ' ')
    .trim()
    .toLowerCase();
}

/** Data of any shape as people read it: lists with commas, records as "name: value". */
export function writePlain(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  if (Array.isArray(value)) return value.length === 0 ? '–' : value.map(writePart).join(', ');
  if (typeof value !== 'object') return String(value);
  const entries = Object.entries(value);
  return entries.length === 0
    ? '–'
    : entries.map(([key, part]) => `${wordsOfKey(key)}: ${writePart(part)}`).join(', ');
}

/** Something made of parts stands in brackets within something else. */
function writePart(part: unknown): string {
  const isMade = typeof part === 'object' && part !== null && Object.keys(part).length > 0;
  return isMade ? `(${writePlain(part)})` : writePlain(part);
}
