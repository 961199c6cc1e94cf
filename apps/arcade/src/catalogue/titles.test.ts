import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MECHANIC_NAMES } from '@parlour/game-rules/games';
import { LANGUAGE_NAMES, type Language } from '@parlour/texts/languages';
import { VendorTitle } from '@parlour/wallet-protocol';
import { describe, expect, test } from 'vitest';
import { SCENES } from '../art/scenes.ts';
import files from './generated/titles.json' with { type: 'json' };
import { classificationOf, KINDS, kindOf, wordingsOf } from './kinds.ts';
import { findStudio, makes, STUDIOS } from './studios.ts';
import { SCALES, stageOf, THEMES } from './themes.ts';
import { composeTitles, TITLES, type Title, type TitleFile, titlesOf } from './titles.ts';

const LANGUAGES = Object.keys(LANGUAGE_NAMES) as Language[];
const NAME_LENGTH_MAX = 31;
const TITLES_OF_A_THEME_MAX = 11;
const TITLES_OF_A_MODEL_MAX = 13;
const modelOf = ({ mechanic, model }: Title) => `${mechanic}/${model}`;

test('a title is one file more: it is named, dated and listed by its studio', () => {
  const file: TitleFile = {
    studio: 'TIDEWATER',
    mechanic: 'keno',
    model: '99',
    theme: 'aurora',
    wording: 'keno',
    addedAt: '2026-11-20',
  };
  const titles = composeTitles({ ...(files as Record<string, TitleFile>), 'aurora-keno': file });
  expect(titles).toHaveLength(TITLES.length + 1);
  expect(titles[0]).toMatchObject({
    game_code: 'aurora-keno',
    names: { EN: 'Aurora Woods Keno', CN: '极光森林基诺' },
    classification: 'minigames',
    return_to_player: '99.00',
    art: '/art/aurora-keno.svg',
    added_at: Date.UTC(2026, 10, 20),
  });
  expect(() => composeTitles({ wrong: { ...file, theme: 'nothing' } })).toThrow('no theme is called nothing');
  expect(() => composeTitles({ wrong: { ...file, model: '1' } })).toThrow('a model that is not there');
  expect(() => composeTitles({ wrong: { ...file, wording: 'dice' } })).toThrow(
    'a wording that its kind has not',
  );
});

describe('titles', () => {
  test('are at least six hundred', () => {
    expect(TITLES.length).toBeGreaterThanOrEqual(600);
  });

  test('are what the protocol lists, under codes that fit an address', () => {
    for (const title of TITLES) {
      const listed = { ...title, icon_url: `https://arcade.example${title.art}` };
      expect(VendorTitle.safeParse(listed).error, title.game_code).toBeUndefined();
      expect(title.game_code).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    }
  });

  test('come from a studio that makes such games', () => {
    for (const title of TITLES) {
      const studio = findStudio(title.studio);
      expect(studio && makes(studio, kindOf(title)), title.game_code).toBe(true);
    }
    for (const { code } of STUDIOS) expect(titlesOf(code).length, code).toBeGreaterThan(0);
  });

  test.each(LANGUAGES)('have names in %s that are unique and short', (language) => {
    const names = TITLES.map((title) => title.names[language]);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => name.length > NAME_LENGTH_MAX)).toEqual([]);
    expect(names.filter((name) => /[{}]|^\s|\s$/.test(name))).toEqual([]);
  });

  test('repeat no theme and no model too often', () => {
    expect(mostOf(TITLES.map(({ theme }) => theme))).toBeLessThanOrEqual(TITLES_OF_A_THEME_MAX);
    const slots = TITLES.filter(({ classification }) => classification === 'slot');
    expect(mostOf(slots.map(modelOf))).toBeLessThanOrEqual(TITLES_OF_A_MODEL_MAX);
  });

  test('have neighbours of another theme and another model among the newest', () => {
    const alike = TITLES.filter((title, index) => {
      const next = TITLES[index + 1];
      return next && (next.theme === title.theme || modelOf(next) === modelOf(title));
    });
    expect(alike.map(({ game_code }) => game_code)).toEqual([]);
  });
});

test('the docs say of every studio what it is like', () => {
  const docs = readFileSync(join(import.meta.dirname, '../../../../docs/arcade.md'), 'utf8');
  for (const { name, character } of STUDIOS) expect(docs).toContain(`| ${name} | ${character} |`);
});

describe('kinds', () => {
  test('give every mechanic a place in the lobby and a name', () => {
    for (const mechanic of MECHANIC_NAMES) {
      expect(classificationOf(mechanic)).toBeTruthy();
      expect(KINDS.some((kind) => kind.split('/')[0] === mechanic)).toBe(true);
    }
  });

  test('are found by the beginning of a model’s name, the longest one first', () => {
    expect(kindOf({ mechanic: 'roulette', model: 'single-zero' })).toBe('roulette');
    expect(kindOf({ mechanic: 'roulette', model: 'half-back' })).toBe('roulette/half-back');
    expect(kindOf({ mechanic: 'slots', model: 'cascade-lines-96' })).toBe('slots/cascade-lines');
    expect(() => kindOf({ mechanic: 'slots', model: 'unheard-of' })).toThrow('have no names');
  });

  test('have wordings in six languages with one place for the noun, none of them twice', () => {
    const templates = KINDS.flatMap((kind) => Object.values(wordingsOf(kind)));
    for (const template of templates)
      for (const language of LANGUAGES) expect(template[language].split('{noun}')).toHaveLength(2);
    for (const language of LANGUAGES) expect(mostOf(templates.map((template) => template[language]))).toBe(1);
    expect(mostOf(KINDS.flatMap((kind) => Object.keys(wordingsOf(kind))))).toBe(1);
  });
});

describe('themes', () => {
  test('are at least sixty-four, with nouns of their own in six languages', () => {
    const themes = Object.values(THEMES);
    expect(themes.length).toBeGreaterThanOrEqual(64);
    for (const language of LANGUAGES) expect(mostOf(themes.map(({ noun }) => noun[language]))).toBe(1);
  });

  test('have six pictures, five colours, a scene, a scale and a tempo', () => {
    for (const [name, { pictures, palette, scene, scale, tempo }] of Object.entries(THEMES)) {
      expect(pictures.high, name).toHaveLength(4);
      expect(new Set([...pictures.high, pictures.wild, pictures.scatter]).size, name).toBe(6);
      expect(Object.keys(palette), name).toEqual(['from', 'to', 'accent', 'accent2', 'glow']);
      for (const colour of Object.values(palette)) expect(colour, name).toMatch(/^#[0-9a-f]{6}$/);
      expect(SCENES, name).toHaveProperty([scene]);
      expect(SCALES, name).toHaveProperty([scale]);
      expect(tempo, name).toBeGreaterThan(59);
      expect(tempo, name).toBeLessThan(161);
    }
  });

  test.each(LANGUAGES)('name the pictures that pay most, each in another word of %s', (language) => {
    for (const [name, theme] of Object.entries(THEMES)) {
      const { names } = stageOf(theme, language);
      expect(
        names.every((word) => word.length > 0),
        name,
      ).toBe(true);
      expect(new Set(names).size, name).toBe(4);
    }
  });
});

function mostOf(items: readonly string[]): number {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return Math.max(...counts.values());
}
