import type { Family, Play, Settings, Skin } from '@parlour/lottery-rules';

/** Plays that stand under one tab. */
export type PlayGroup = { readonly id: string; readonly plays: readonly Play[] };

type Offer = { settings: Settings; hiddenPlays: readonly string[] };

/** The plays of a skin that the brand offers. Terms may come with settings of other families: they are left out. */
export function offeredPlays(family: Family, skin: Skin, { settings, hiddenPlays }: Offer): Play[] {
  const own = Object.fromEntries(Object.entries(settings).filter(([name]) => name in family.settings));
  return family.plays(own).filter((play) => play.skin === skin && !hiddenPlays.includes(play.id));
}

/** `ssc.back3.group6` stands under `ssc.back3`, `ssc.fixedPosition` under itself. */
export function groupPlays(plays: readonly Play[]): PlayGroup[] {
  const groups = new Map<string, Play[]>();
  for (const play of plays) {
    const id = groupIdOf(play);
    groups.set(id, [...(groups.get(id) ?? []), play]);
  }
  return [...groups].map(([id, own]) => ({ id, plays: own }));
}

export function groupIdOf({ id }: Pick<Play, 'id'>): string {
  return id.split('.').slice(0, 2).join('.');
}
