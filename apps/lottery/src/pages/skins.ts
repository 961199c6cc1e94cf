import type { PlayType } from '@parlour/contract/values/lottery';
import type { ComponentType } from 'react';
import type { SkinProps } from '../features/betting/skin.ts';
import { loadOnce } from '../platform/load-once.ts';

const LOADERS: Readonly<Record<PlayType, () => Promise<{ default: ComponentType<SkinProps> }>>> = {
  trad: () => import('../features/betting/classic/ClassicBet.tsx'),
  ent: () => import('../features/betting/boards/BoardBet.tsx'),
};

/** How bets are made in a skin: a page of one needs no other. */
export const skinOf = loadOnce(async (skin: PlayType) => (await LOADERS[skin]()).default);
