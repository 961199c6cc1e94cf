import { Box, FormControlLabel, Stack, Switch, TextField, Typography } from '@mui/material';
import { ANY_TIER, type OddsTable, type Play } from '@parlour/lottery-rules';
import { useMemo } from 'react';
import { useFormats } from '../../../platform/formats.ts';
import { useText } from '../../../platform/texts.tsx';
import { usePlayWords } from '../usePlayWords.ts';
import { hasNumbers, oddsIn, returnOfSeries, returnsIn, tiersIn, withOdds } from './draft.rules.ts';
import type { Editing } from './editing.ts';
import { NumberLists } from './NumberLists.tsx';

type Props = Pick<Editing, 'draft' | 'change'> & { play: Play; shipped: OddsTable };

/** From here on a bet costs the house money on average; the server refuses it. */
const EVERYTHING = 100;

/** One play: offered or not; where it pays odds, these with what they return, worked out while they are typed. */
export function PlayOdds({ play, draft, change, shipped }: Props) {
  const text = useText();
  const words = usePlayWords();
  const from = play.oddsFrom ?? play.id;
  const own = oddsIn(draft.odds, shipped, from);
  const key = JSON.stringify(own);
  const returns = useMemo(
    () => (play.pays === 'odds' ? returnsIn(play, { [from]: JSON.parse(key) }) : null),
    [play, from, key],
  );
  const isOffered = !draft.hiddenPlays.includes(play.id);
  const offer = (isOn: boolean) => {
    const others = draft.hiddenPlays.filter((id) => id !== play.id);
    change({ hiddenPlays: isOn ? others : [...others, play.id] });
  };
  const series = returnOfSeries(draft.series);
  const shares =
    play.pays === 'series'
      ? series === null
        ? []
        : [series]
      : (returns ?? []).map(({ percent }) => percent);
  const nameTier = (tier: string) => {
    if (tier !== ANY_TIER) return words.tier(play.id, tier);
    return Object.keys(own).length === 1 ? text('lottery.odds.every') : text('lottery.odds.all');
  };
  const isEditable = play.pays === 'odds' && play.oddsFrom === undefined;
  return (
    <Stack component="section" aria-label={words.play(play.id)} sx={{ gap: 1 }}>
      <Stack direction="row" sx={{ columnGap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography variant="body2" component="h3" sx={{ fontWeight: 600, flex: '1 1 180px' }}>
          {words.play(play.id)}
        </Typography>
        <Return shares={shares} />
        <FormControlLabel
          control={
            <Switch size="small" checked={isOffered} onChange={(event) => offer(event.target.checked)} />
          }
          label={text('lottery.offered')}
          slotProps={{ typography: { variant: 'body2' } }}
        />
      </Stack>
      {isEditable ? (
        <Box
          sx={{
            display: 'grid',
            gap: 1,
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(132px, 100%), 1fr))',
          }}
        >
          {tiersIn(play, own).map((tier) => (
            <OddsField
              key={tier}
              label={nameTier(tier)}
              value={own[tier] ?? ''}
              shared={own[ANY_TIER]}
              shipped={shipped[play.id]?.[tier]}
              percent={returns?.find((one) => one.tier === tier)?.percent}
              onChange={(value) =>
                change({ odds: withOdds(draft.odds, shipped, { play: play.id, tier, value }) })
              }
            />
          ))}
        </Box>
      ) : (
        <Typography variant="caption" color="textSecondary">
          {play.pays === 'series'
            ? text('lottery.odds.series')
            : text('lottery.odds.from', { play: words.play(from) })}
        </Typography>
      )}
      {hasNumbers(play) ? <NumberLists play={play} draft={draft} change={change} /> : null}
    </Stack>
  );
}

type OddsProps = {
  label: string;
  value: string;
  /** What holds while the field is empty. */
  shared: string | undefined;
  shipped: string | undefined;
  percent: number | undefined;
  onChange(value: string): void;
};

/** Odds of one prize; below, what was delivered, or what others return. */
function OddsField({ label, value, shared, shipped, percent, onChange }: OddsProps) {
  const text = useText();
  const formats = useFormats();
  const isGenerous = percent !== undefined && percent > EVERYTHING;
  return (
    <TextField
      label={label}
      value={value}
      placeholder={shared ?? ''}
      error={isGenerous}
      onChange={(event) => onChange(event.target.value)}
      helperText={
        percent === undefined
          ? text('lottery.odds.shipped', { odds: shipped ?? '–' })
          : text('lottery.odds.returns', { percent: formats.decimal(percent.toFixed(2)) })
      }
      slotProps={{
        htmlInput: { inputMode: 'decimal', maxLength: 12, autoComplete: 'off' },
        inputLabel: { shrink: true },
      }}
    />
  );
}

/** What a play gives back; above everything it is marked. */
function Return({ shares }: { shares: readonly number[] }) {
  const text = useText();
  const formats = useFormats();
  if (shares.length === 0)
    return (
      <Typography variant="body2" color="textSecondary">
        {text('lottery.return.unknown')}
      </Typography>
    );
  const [least, most] = [Math.min(...shares), Math.max(...shares)];
  const written = [...new Set([least, most].map((share) => formats.decimal(share.toFixed(2))))].join(' – ');
  return (
    <Typography
      variant="body2"
      color={most > EVERYTHING ? 'error' : 'textSecondary'}
      sx={{ fontWeight: most > EVERYTHING ? 700 : 400 }}
    >
      {most > EVERYTHING
        ? text('lottery.return.generous', { percent: written })
        : text('lottery.return.of', { percent: written })}
    </Typography>
  );
}
