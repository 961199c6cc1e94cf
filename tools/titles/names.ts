import type { Language } from '../../packages/texts/src/languages.ts';

/** A tile has room for so many characters. */
const NAME_LENGTH_MAX = 31;
const WORD = /\p{Script=Latin}{3,}/gu;
/** Particles that sound clumsy twice in one name. */
const ONCE = ['之', 'の'];

/** Whether the names a template makes of a theme's noun are short, and repeat none of its words. */
export function readsWell(template: Record<Language, string>, noun: Record<Language, string>): boolean {
  return (Object.keys(template) as Language[]).every((language) => {
    const [frame, inner] = [template[language].replace('{noun}', ' '), noun[language]];
    const isShort = template[language].replace('{noun}', inner).length <= NAME_LENGTH_MAX;
    return isShort && !repeats(frame, inner);
  });
}

function repeats(frame: string, noun: string): boolean {
  const words = (text: string) =>
    (text.match(WORD) ?? []).map((word) => word.toLowerCase().replace(/s$/, ''));
  const inNoun = words(noun);
  const characters = [...frame].filter((character) => /\p{Script=Han}/u.test(character));
  return (
    words(frame).some((word) => inNoun.includes(word)) ||
    characters.some((character) => noun.includes(character)) ||
    ONCE.some((particle) => frame.includes(particle) && noun.includes(particle))
  );
}
