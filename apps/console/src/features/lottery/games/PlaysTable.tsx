import { Stack } from '@mui/material';
import { type Column, RowsTable } from '../../../parts/lists/RowsTable.tsx';
import { OneLine } from '../../../parts/values/OneLine.tsx';
import { StateChip } from '../../../parts/values/StateChip.tsx';
import { useText } from '../../../platform/texts.tsx';
import type { PlayLine, Setup } from '../lottery.rules.ts';
import { usePlayWords } from '../usePlayWords.ts';

const ANY_TIER = '*';

/** Every play with what it pays and returns. */
export function PlaysTable({ plays, setup }: { plays: readonly PlayLine[]; setup: Setup }) {
  const text = useText();
  const words = usePlayWords();
  const oddsOf = ({ id, oddsFrom, shipped }: PlayLine) =>
    Object.entries(setup.odds[oddsFrom ?? id] ?? shipped ?? {})
      .map(([tier, odds]) => (tier === ANY_TIER || tier === 'win' ? odds : `${words.tier(id, tier)} ${odds}`))
      .join(' · ');
  const columns: Column<PlayLine>[] = [
    {
      id: 'play',
      head: text('lottery.play'),
      isRowHead: true,
      cell: ({ id, skin }) => (
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
          {words.play(id)}
          {setup.playTypes.includes(skin) && !setup.hiddenPlays.includes(id) ? null : (
            <StateChip tone="quiet" label={text('lottery.offered.not')} />
          )}
        </Stack>
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
