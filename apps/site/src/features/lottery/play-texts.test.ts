import { FAMILIES } from '@parlour/lottery-rules';
import { createText } from '@parlour/texts/create-text';
import { LANGUAGE_NAMES, type Language } from '@parlour/texts/languages';
import { lotteryPlaysTexts } from '@parlour/texts/load/lottery-plays';
import { describePlay, describeTier, type PlayKey, type PlayText } from '@parlour/texts/lottery-plays';
import { compileMessages } from '@parlour/texts/precompile';
import { describe, expect, test } from 'vitest';

const LANGUAGES = Object.keys(LANGUAGE_NAMES) as Language[];
const CASES = FAMILIES.flatMap((family) => family.plays().map((play) => ({ family, play })));

describe.each(LANGUAGES)('plays in %s', (language) => {
  test('have a family, a name, a rule and an example, with every place filled', async () => {
    const { text } = await speak(language);
    for (const { family, play } of CASES) {
      const told = describePlay(play, family.draw, text);
      for (const words of [told.family, told.name, told.rule, told.example])
        expect(words, play.id).toMatch(/^[^{}]*[\p{L}\p{N}][^{}]*$/u);
      expect(`${told.name} ${told.rule} ${told.example}`, play.id).not.toMatch(
        /undefined|null|NaN| {2}|plays\./,
      );
    }
  });

  test('differ in name from every other play of their family', async () => {
    const { text } = await speak(language);
    const names = CASES.map(
      ({ family, play }) => `${family.id} ${describePlay(play, family.draw, text).name}`,
    );
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  test('leave no word of a play unused', async () => {
    const { text, asked, keys } = await speak(language);
    for (const { family, play } of CASES) {
      // Its sentences are made when they are read.
      Object.values(describePlay(play, family.draw, text));
      for (const { id } of play.tiers) describeTier(play, id, text);
      const entries = play.shape.kind === 'rows' ? play.shape.rows.flatMap((row) => row.alphabet.names) : [];
      for (const entry of entries) describeTier(play, entry, text);
    }
    const ofPage = (key: string) => key.startsWith('plays.reference.');
    expect(keys.filter((key) => !asked.has(key) && !ofPage(key))).toEqual([]);
  });
});

test('names read as players say them', async () => {
  const { text } = await speak('EN');
  const nameOf = (id: string) => {
    const found = CASES.find(({ play }) => play.id === id);
    return found && describePlay(found.play, found.family.draw, text).name;
  };
  expect(nameOf('ssc.front3.straight')).toBe('Front 3 straight');
  expect(nameOf('ssc.star5.group60')).toBe('5-star group 60');
  expect(nameOf('11x5.any3.banker')).toBe('Any 3 with banker');
  expect(nameOf('pk10.dragonTiger2')).toBe('Dragon/tiger, 2 v 9');
  expect(nameOf('k3.sum')).toBe('Sum');
});

/** The texts of a language, compiled as in the build, and the keys that were used. */
async function speak(language: Language) {
  const messages = compileMessages(JSON.stringify(await lotteryPlaysTexts.load(language)));
  const known = createText<PlayKey>({ locale: LANGUAGE_NAMES[language].tag, messages });
  const asked = new Set<string>();
  const text: PlayText = (key, values) => {
    asked.add(key);
    return known(key, values);
  };
  return { text, asked, keys: Object.keys(messages) };
}
