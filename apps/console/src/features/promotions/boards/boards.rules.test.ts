import { expect, test } from 'vitest';
import { documentOf } from './boards.rules.ts';

test('what was typed is sent without blanks, and without languages that have no title', () => {
  const document = documentOf({
    titles: { EN: ' Race ', CN: ' ' },
    picture: null,
    measure: 'stake',
    minStake: '1',
    categories: ['RNG'],
    codes: ' STUDIO.slot\nSTUDIO.dice ',
    startsAt: '2026-11-20T10:00',
    endsAt: '2026-11-21T10:00',
    prizes: [{ id: 1, prize: { kind: 'cash', typed: '10' } }],
  });
  expect(document).toMatchObject({
    texts: { EN: { title: 'Race' } },
    minStake: '1.00',
    titles: ['STUDIO.slot', 'STUDIO.dice'],
    prizes: [{ kind: 'cash', amount: '10.00' }],
  });
  expect(document.endsAt - document.startsAt).toBe(86_400_000);
});
