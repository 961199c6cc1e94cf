import { Typography } from '@mui/material';
import { type Column, RowsTable } from '../../../parts/lists/RowsTable.tsx';
import { OneLine } from '../../../parts/values/OneLine.tsx';
import { StateChip } from '../../../parts/values/StateChip.tsx';
import { useText } from '../../../platform/texts.tsx';
import type { PlayLine, Setup } from '../lottery.rules.ts';
import { usePlayWords } from './usePlayWords.ts';

const ANY_TIER = '*';

/** Every play with what it pays and returns. */
export function PlaysTable({ plays, setup }: { plays: readonly PlayLine[]; setup: Setup }) {
  const text = useText();
  const words = usePlayWords();
  const oddsOf = ({ id, oddsFrom, shipped }: PlayLine) =>
    Object.entries(setup.odds[oddsFrom ?? id] ?? shipped ?? {})
      .map(([tier, odds]) => `${tier === ANY_TIER ? text('lottery.odds.all') : words.tier(id, tier)} ${odds}`)
      .join(' · ');
  const columns: Column<PlayLine>[] = [
    {
      id: 'play',
      head: text('lottery.play'),
      isRowHead: true,
      cell: ({ id }) => (
        <>
          {words.play(id)}
          <Typography variant="caption" color="textSecondary" component="div">
            {id}
          </Typography>
        </>
      ),
    },
    {
      id: 'state',
      head: text('lottery.state'),
      cell: ({ id, skin }) =>
        setup.playTypes.includes(skin) && !setup.hiddenPlays.includes(id) ? (
          <StateChip tone="good" label={text('lottery.offered')} />
        ) : (
          <StateChip tone="quiet" label={text('lottery.offered.not')} />
        ),
    },
    {
      id: 'odds',
      head: text('lottery.odds'),
      cell: (play) =>
        play.shipped ? <OneLine words={oddsOf(play)} width={420} /> : text('lottery.odds.series'),
    },
    {
      id: 'return',
      head: text('lottery.return'),
      align: 'right',
      cell: ({ returns }) => rangeOf(returns.map(({ percent }) => percent)),
    },
  ];
  return <RowsTable label={text('lottery.plays')} columns={columns} rows={plays} idOf={({ id }) => id} />;
}

function rangeOf(percents: readonly string[]): string {
  const sorted = [...percents].sort((a, b) => Number(a) - Number(b));
  const ends = [...new Set([sorted[0], sorted.at(-1)].filter((end) => end !== undefined))];
  return ends.map((end) => `${end} %`).join(' – ');
}
