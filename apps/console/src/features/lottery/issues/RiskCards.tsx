import { Alert, Box, Stack, Typography } from '@mui/material';
import { Card } from '../../../parts/layout/Card.tsx';
import { EmptyState } from '../../../parts/layout/PageStates.tsx';
import { Amount } from '../../../parts/values/Amount.tsx';
import { useFormats } from '../../../platform/formats.ts';
import { useText } from '../../../platform/texts.tsx';
import { heatOf, type IssueDetail, type PlayRisk } from '../lottery.rules.ts';
import { usePlayWords } from '../usePlayWords.ts';

type Risk = NonNullable<IssueDetail['risk']>;

/** What an issue may cost, by play; where a number is a bet of its own, as a map of heat. */
export function RiskCards({ risk, currency }: { risk: Risk; currency: string }) {
  const text = useText();
  return (
    <Card title={text('lottery.risk')}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        {text('lottery.risk.hint')}
      </Typography>
      {risk.isWhole ? null : (
        <Alert severity="warning" variant="outlined" sx={{ mb: 1.5 }}>
          {text('lottery.risk.part')}
        </Alert>
      )}
      {risk.plays.length === 0 ? (
        <EmptyState
          glyph="shield"
          title={text('lottery.risk.empty')}
          hint={text('lottery.risk.empty.hint')}
        />
      ) : (
        <Stack sx={{ gap: 3 }}>
          <PlayBars plays={risk.plays} currency={currency} />
          {risk.plays.map(({ play, numbers }) =>
            numbers ? <NumberHeat key={play} play={play} numbers={numbers} currency={currency} /> : null,
          )}
        </Stack>
      )}
    </Card>
  );
}

/** Of the colour, at the dearest. */
const WARMEST_PERCENT = 55;
const heatColour = (heat: number) =>
  heat === 0
    ? 'transparent'
    : `color-mix(in srgb, var(--danger) ${Math.round(heat * WARMEST_PERCENT)}%, transparent)`;

/** The plays beside each other: the warmer, the more they may cost. */
function PlayBars({ plays, currency }: { plays: readonly PlayRisk[]; currency: string }) {
  const text = useText();
  const words = usePlayWords();
  return (
    <Box
      component="ul"
      aria-label={text('lottery.risk.plays')}
      sx={{
        m: 0,
        p: 0,
        listStyle: 'none',
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(230px, 100%), 1fr))',
        gap: 1,
      }}
    >
      {plays.map(({ play, lines, stake, payout }) => (
        <Box component="li" key={play} sx={{ ...CELL, p: 1.25, bgcolor: heatColour(heatOf(payout, plays)) }}>
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {words.play(play)}
          </Typography>
          <Typography variant="caption" component="div">
            {text('lottery.risk.lines', { count: lines })} · {text('lottery.stake')}{' '}
            <Amount value={stake} currency={currency} />
          </Typography>
          <Typography variant="caption" component="div">
            {text('lottery.risk.payout')} <Amount value={payout} currency={currency} isNamed />
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

const CELL = {
  borderRadius: 1,
  border: 1,
  borderColor: 'divider',
  fontVariantNumeric: 'tabular-nums',
  minWidth: 0,
} as const;

type Numbers = NonNullable<PlayRisk['numbers']>;
type Shown = { row: string; name: string | null; cells: { number: string; name: string }[] };

/** Every number of the board in its place; where numbers are typed, those that were. */
function NumberHeat({ play, numbers, currency }: { play: string; numbers: Numbers; currency: string }) {
  const words = usePlayWords();
  const board = words.board(play);
  const rows: Shown[] = board
    ? board.map(({ id, name, numbers: cells }) => ({ row: id, name, cells }))
    : [{ row: '', name: null, cells: numbers.map(({ number }) => ({ number, name: number })) }];
  return (
    <Stack component="section" aria-label={words.play(play)} sx={{ gap: 1 }}>
      <Typography variant="body2" component="h3" sx={{ fontWeight: 600 }}>
        {words.play(play)}
      </Typography>
      {rows.map(({ row, name, cells }) => (
        <Stack
          key={row}
          direction={{ xs: 'column', sm: 'row' }}
          sx={{
            gap: 1,
            alignItems: { sm: 'center' },
            display: { xs: numbers.some((number) => number.row === row) ? 'flex' : 'none', sm: 'flex' },
          }}
        >
          {rows.length > 1 ? (
            <Typography variant="caption" color="textSecondary" sx={{ width: { sm: 96 }, flex: 'none' }}>
              {name ?? row}
            </Typography>
          ) : null}
          <HeatRow
            cells={cells}
            ofRow={numbers.filter((number) => number.row === row)}
            all={numbers}
            currency={currency}
          />
        </Stack>
      ))}
    </Stack>
  );
}

type HeatProps = { cells: Shown['cells']; ofRow: Numbers; all: Numbers; currency: string };

function HeatRow({ cells, ofRow, all, currency }: HeatProps) {
  const formats = useFormats();
  return (
    <Box
      component="ul"
      sx={{
        m: 0,
        p: 0,
        flex: 1,
        listStyle: 'none',
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(78px, 1fr))',
        gap: 0.5,
      }}
    >
      {cells.map(({ number, name }) => {
        const risk = ofRow.find((own) => own.number === number);
        return (
          <Box
            component="li"
            key={number}
            sx={{
              ...CELL,
              // On a phone only what was bet on.
              display: { xs: risk ? 'block' : 'none', sm: 'block' },
              px: 0.75,
              py: 0.5,
              opacity: risk ? 1 : 0.55,
              bgcolor: heatColour(risk ? heatOf(risk.payout, all) : 0),
            }}
          >
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              {name}
            </Typography>
            <Typography variant="caption" component="div" noWrap>
              {risk ? formats.amount(risk.stake, currency) : '–'}
            </Typography>
            <Typography variant="caption" component="div" noWrap sx={{ fontWeight: 600 }}>
              {risk ? `→ ${formats.amount(risk.payout, currency)}` : '\u00a0'}
            </Typography>
          </Box>
        );
      })}
    </Box>
  );
}
