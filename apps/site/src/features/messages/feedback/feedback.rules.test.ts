import { expect, test } from 'vitest';
import { checkComment, contentChecker, pictureProblem } from './feedback.rules.ts';

test('feedback is as long as the server takes it', () => {
  const checkContent = contentChecker({ min: 10, max: 1_000 });
  expect(checkContent(' too short ')).toMatchObject({ key: 'identity.rules.tooShort' });
  expect(checkContent('a'.repeat(10))).toBeNull();
  expect(checkContent('a'.repeat(1_001))).toMatchObject({ key: 'identity.rules.tooLong' });
  expect(checkComment('a'.repeat(140))).toBeNull();
  expect(checkComment('a'.repeat(141))).toMatchObject({ key: 'identity.rules.tooLong' });
});

test('only PNG and JPEG up to five megabytes are sent', () => {
  expect(pictureProblem({ type: 'image/svg+xml', size: 1 })).toBe('type');
  expect(pictureProblem({ type: 'image/png', size: 5 * 1_048_576 + 1 })).toBe('size');
  expect(pictureProblem({ type: 'image/jpeg', size: 5 * 1_048_576 })).toBeNull();
});
