import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { SlotsModel } from '../../packages/game-rules/src/slots/model.ts';

const MODELS = join(import.meta.dirname, '..', '..', 'packages', 'game-rules', 'models', 'slots');
const BOOKS = join(import.meta.dirname, 'books');

/** Coins of the books of a model, in the order of their numbers. */
export type BookCoins = { spins: number[]; bought: number[] };

export function listModelNames(): string[] {
  if (!existsSync(MODELS)) return [];
  return readdirSync(MODELS)
    .map((file) => basename(file, '.json'))
    .sort();
}

export function readModel(name: string): SlotsModel {
  return JSON.parse(readFileSync(join(MODELS, `${name}.json`), 'utf8')) as SlotsModel;
}

/** One field a line: a reader finds his way, and strips do not fill screens. */
export function writeModel(name: string, model: SlotsModel): void {
  mkdirSync(MODELS, { recursive: true });
  writeFileSync(join(MODELS, `${name}.json`), writeFields(model));
}

export function readBookCoins(name: string): BookCoins {
  const { spins, bought } = JSON.parse(readFileSync(join(BOOKS, `${name}.json`), 'utf8')) as BookCoins;
  return { spins: unpack(spins), bought: unpack(bought) };
}

export function writeBookCoins(name: string, { spins, bought }: BookCoins): void {
  mkdirSync(BOOKS, { recursive: true });
  writeFileSync(join(BOOKS, `${name}.json`), writeFields({ spins: pack(spins), bought: pack(bought) }));
}

function writeFields(value: object): string {
  const fields = Object.entries(value).map(
    ([field, each]) => `  ${JSON.stringify(field)}: ${JSON.stringify(each)}`,
  );
  return `{\n${fields.join(',\n')}\n}\n`;
}

/** Most books win nothing: a run of n such books is written as -n. */
function pack(coins: readonly number[]): number[] {
  const packed: number[] = [];
  for (const each of coins) {
    const last = packed.at(-1) ?? 0;
    if (each === 0 && last < 0) packed[packed.length - 1] = last - 1;
    else packed.push(each === 0 ? -1 : each);
  }
  return packed;
}

function unpack(packed: readonly number[]): number[] {
  return packed.flatMap((each) => (each < 0 ? Array<number>(-each).fill(0) : [each]));
}
