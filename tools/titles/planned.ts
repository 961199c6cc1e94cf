import type { TitleFile } from '../../apps/arcade/src/catalogue/titles.ts';

/** A title's file with its name. */
export type Planned = TitleFile & { code: string };

export const modelOf = ({ mechanic, model }: Pick<Planned, 'mechanic' | 'model'>) => `${mechanic}/${model}`;

/** No theme and no model is seen too often. */
export const TITLES_OF_A_THEME_MAX = 11;
export const TITLES_OF_A_MODEL_MAX = 13;
