import { LIGHT_PATTERN_NAMES, PATTERN_NAMES } from '../../apps/arcade/src/art/patterns.ts';
import { seededBy } from '../../apps/arcade/src/art/seeded.ts';
import { signOf } from '../../apps/arcade/src/art/signs.ts';
import { kindOf, wordingsOf } from '../../apps/arcade/src/catalogue/kinds.ts';
import { makes, STUDIOS } from '../../apps/arcade/src/catalogue/studios.ts';
import { findTheme, picturesOf, THEMES } from '../../apps/arcade/src/catalogue/themes.ts';
import { FAVOURED_THEMES } from './favoured-themes.ts';
import { readsWell } from './names.ts';
import { modelOf, type Planned, TITLES_OF_A_MODEL_MAX, TITLES_OF_A_THEME_MAX } from './planned.ts';

type Model = Pick<Planned, 'mechanic' | 'model'>;

/** New titles beside those that are present, without their days. Slots fill what other games leave. */
export function planTitles({
  models,
  present,
  wanted,
}: {
  models: readonly Model[];
  present: readonly Planned[];
  wanted: number;
}): Omit<Planned, 'addedAt'>[] {
  const titles: Omit<Planned, 'addedAt'>[] = [...present];
  const add = (model: Model, theme: string) => {
    const wording = freeWording(model, theme, titles);
    if (wording) titles.push(composeTitle({ model, theme, wording }, titles));
    return wording !== undefined;
  };
  for (const model of models)
    for (const theme of favouredBy(model, models)) if (!has(titles, model, theme)) add(model, theme);

  const slots = models.filter(({ mechanic }) => mechanic === ('slots' as string));
  for (let turn = 0; turn < TITLES_OF_A_MODEL_MAX && titles.length < wanted; turn++)
    for (const model of slots) {
      if (titles.length >= wanted || countOf(titles, model) > turn) continue;
      for (const theme of rankThemes(model, titles)) if (add(model, theme)) break;
    }
  return titles.slice(present.length);
}

/** Models of one kind share its themes out among them. */
function favouredBy(model: Model, models: readonly Model[]): string[] {
  const kind = kindOf(model);
  const alike = models.filter((other) => kindOf(other) === kind);
  const at = alike.findIndex((other) => modelOf(other) === modelOf(model));
  return (FAVOURED_THEMES[kind] ?? []).filter((_, index) => index % alike.length === at);
}

/** Themes that may have one more title, the least used first, and among them those that lack this kind. */
function rankThemes(model: Model, titles: readonly Omit<Planned, 'addedAt'>[]): string[] {
  const seeded = seededBy(`${modelOf(model)} ${countOf(titles, model)}`);
  const kind = kindOf(model);
  return Object.keys(THEMES)
    .map((theme) => {
      const own = titles.filter((title) => title.theme === theme);
      const alike = own.filter((title) => kindOf(title) === kind).length;
      return { theme, used: own.length, rank: own.length + alike * 4 + seeded.next() };
    })
    .filter(({ theme, used }) => used < TITLES_OF_A_THEME_MAX && !has(titles, model, theme))
    .sort((a, b) => a.rank - b.rank)
    .map(({ theme }) => theme);
}

/** A name that no title has, that is short in every language and says nothing twice; the least used of the kind. */
function freeWording(model: Model, theme: string, titles: readonly Omit<Planned, 'addedAt'>[]) {
  const kind = kindOf(model);
  const { noun } = findTheme(theme);
  const uses = (wording: string) => titles.filter((title) => title.wording === wording).length;
  return Object.entries(wordingsOf(kind))
    .filter(([wording, names]) => {
      const isTaken = titles.some((title) => title.theme === theme && title.wording === wording);
      return !isTaken && readsWell(names, noun);
    })
    .sort(([a], [b]) => uses(a) - uses(b))[0]?.[0];
}

function composeTitle(
  { model, theme, wording }: { model: Model; theme: string; wording: string },
  titles: readonly Omit<Planned, 'addedAt'>[],
): Omit<Planned, 'addedAt'> {
  const kind = kindOf(model);
  const own = titles.filter((title) => title.theme === theme);
  const leastUsed = (choices: readonly string[], used: (string | undefined)[]) =>
    [...choices].sort((a, b) => timesIn(used, a) - timesIn(used, b))[0] ?? '';
  const suited = STUDIOS.filter((studio) => makes(studio, kind)).map(({ code }) => code);
  const patterns = signOf(kind) ? LIGHT_PATTERN_NAMES : PATTERN_NAMES;
  const shift = Object.keys(THEMES).indexOf(theme);
  const turned = patterns.map((_, at) => patterns[(at + shift) % patterns.length] ?? '');
  return {
    code: `${theme}-${wording}`,
    studio: leastUsed(
      suited,
      titles.map(({ studio }) => studio),
    ),
    ...model,
    theme,
    wording,
    motif: leastUsed(
      picturesOf(findTheme(theme)),
      own.map(({ motif }) => motif),
    ),
    pattern: leastUsed(
      turned,
      own.map(({ pattern }) => pattern),
    ),
  };
}

const has = (titles: readonly Omit<Planned, 'addedAt'>[], model: Model, theme: string) =>
  titles.some((title) => title.theme === theme && modelOf(title) === modelOf(model));
const countOf = (titles: readonly Omit<Planned, 'addedAt'>[], model: Model) =>
  titles.filter((title) => modelOf(title) === modelOf(model)).length;
const timesIn = (list: readonly (string | undefined)[], item: string) =>
  list.filter((each) => each === item).length;
