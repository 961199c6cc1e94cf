import type { CardTableRow } from '../../card-tables/card-wire.ts';
import type { Spoken } from '../platform/texts.tsx';
import type { CardGamePage } from './card-game-page.ts';

type Needs = {
  table: Pick<CardTableRow, 'stake' | 'smallStake'>;
  page: Pick<CardGamePage, 'stakeLabel'>;
  show: (decimal: string) => string;
};

/** What is played for: the blinds, the stake of a card, the boot. */
export function tellStake({ text }: Pick<Spoken, 'text'>, { table, page, show }: Needs): string {
  const { stake, smallStake } = table;
  return text(page.stakeLabel, { stake: show(stake), small: smallStake === null ? '' : show(smallStake) });
}
