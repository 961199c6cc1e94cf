import { expect, test } from 'vitest';
import EN from '../messages/EN/pages.json';
import {
  certificates,
  type LongPage,
  SECTION_COUNT,
  STEP_COUNT,
  sectionsOf,
  sponsors,
  stepsOf,
} from './pages.ts';

test('the counts of sections, steps and entries reach every word that is written, and no other', () => {
  const pages = Object.keys(SECTION_COUNT) as LongPage[];
  const ways = Object.keys(STEP_COUNT) as (keyof typeof STEP_COUNT)[];
  const reached = [
    ...pages.flatMap(sectionsOf).flatMap(({ title, body }) => [title, body]),
    ...ways.flatMap(stepsOf),
    ...[...certificates(), ...sponsors()].flatMap(({ name, detail }) => [name, detail]),
  ];
  const counted = Object.keys(EN).filter((key) => /\.(s\d+\.|step\d+$|[cp]\d+\.)/.test(key));
  expect(reached.sort()).toEqual(counted.sort());
});
