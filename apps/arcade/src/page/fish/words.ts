import { fraction } from '@parlour/exact';
import type { FishModel } from '@parlour/game-rules/fish';
import { catchesOf, sumOf } from '@parlour/game-rules/fish/strike';
import { percentOf } from '../controls/percent.ts';
import type { ArcadeKey } from '../generated/arcade-key.ts';
import type { ArcadeText, Spoken } from '../platform/texts.tsx';

const NAMES = {
  sardine: 'arcade.fish.kind.sardine',
  neon: 'arcade.fish.kind.neon',
  goby: 'arcade.fish.kind.goby',
  clown: 'arcade.fish.kind.clown',
  damsel: 'arcade.fish.kind.damsel',
  tang: 'arcade.fish.kind.tang',
  butterfly: 'arcade.fish.kind.butterfly',
  wrasse: 'arcade.fish.kind.wrasse',
  angel: 'arcade.fish.kind.angel',
  puffer: 'arcade.fish.kind.puffer',
  jelly: 'arcade.fish.kind.jelly',
  parrot: 'arcade.fish.kind.parrot',
  crab: 'arcade.fish.kind.crab',
  turtle: 'arcade.fish.kind.turtle',
  lantern: 'arcade.fish.kind.lantern',
  gold: 'arcade.fish.kind.gold',
  seal: 'arcade.fish.kind.seal',
  dolphin: 'arcade.fish.kind.dolphin',
  shark: 'arcade.fish.kind.shark',
  manta: 'arcade.fish.kind.manta',
  kraken: 'arcade.fish.kind.kraken',
  whale: 'arcade.fish.kind.whale',
  dragon: 'arcade.fish.kind.dragon',
} as const satisfies Record<string, ArcadeKey>;

export function nameOfKind(text: ArcadeText, { kinds }: FishModel, kind: number): string {
  const name = kinds[kind]?.name as keyof typeof NAMES;
  return text(NAMES[name]);
}

/** What it pays: ×50, or ×20–200. */
export function multiplierOf({ kinds }: FishModel, kind: number): string {
  const { pays = 0, range } = kinds[kind] ?? {};
  const values = range?.map(([value = 0]) => value);
  return values ? `×${Math.min(...values)}–${Math.max(...values)}` : `×${pays}`;
}

/** How often a plain shot catches it, in percent. */
export function chanceOf({ money }: Pick<Spoken, 'money'>, model: FishModel, kind: number): string {
  const chance = fraction(catchesOf([kind], model), 100 * sumOf([kind], model));
  return `${money.showPercent(percentOf(chance))} %`;
}

/** Both, as a fish is touched. */
export function chanceTag(spoken: Spoken, model: FishModel, kind: number): string {
  return `${multiplierOf(model, kind)} · ${chanceOf(spoken, model, kind)}`;
}
