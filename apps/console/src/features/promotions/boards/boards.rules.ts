import type { ConsoleClient } from '@parlour/client/console';
import type { GameCategory } from '@parlour/contract/values/games';
import type { Language } from '@parlour/texts/languages';
import { type PrizeForm, prizeOf, readLocal, sentAmount } from '../prize-form.rules.ts';

type Calls = ConsoleClient['promotions'];
export type Boards = Awaited<ReturnType<Calls['boardList']>>;
export type Board = Boards['items'][number];
type Document = Board['document'];

/** A leaderboard as it is typed. */
export type BoardForm = {
  titles: Partial<Record<Language, string>>;
  picture: string | null;
  measure: Document['measure'];
  minStake: string;
  categories: GameCategory[];
  codes: string;
  startsAt: string;
  endsAt: string;
  prizes: { id: number; prize: PrizeForm }[];
};

/** As it is sent; languages without a title are left out. */
export function documentOf(form: BoardForm): Document {
  const texts = Object.entries(form.titles).filter(([, title]) => title.trim() !== '');
  return {
    texts: Object.fromEntries(texts.map(([language, title]) => [language, { title: title.trim() }])),
    picture: form.picture,
    measure: form.measure,
    minStake: sentAmount(form.minStake),
    categories: form.categories,
    titles: form.codes.split(/\s+/).filter(Boolean),
    startsAt: readLocal(form.startsAt),
    endsAt: readLocal(form.endsAt),
    prizes: form.prizes.map(({ prize }) => prizeOf(prize)),
  };
}
