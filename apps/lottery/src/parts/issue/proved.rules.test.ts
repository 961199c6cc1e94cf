import { expect, test } from 'vitest';
import { readProved, writeProved } from './proved.rules.ts';

test('an issue is read back, alone or with a ticket', () => {
  for (const proved of [
    { numero: '20261116-0542', ticketId: null },
    { numero: '20261116', ticketId: '01a1e904-c9cf-7761-9fcf-5d89151d954e' },
  ])
    expect(readProved(writeProved(proved))).toEqual(proved);
});
