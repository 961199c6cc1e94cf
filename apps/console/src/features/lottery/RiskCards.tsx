import { Alert, Box, Stack, Typography } from '@mui/material';
import { Card } from '../../parts/layout/Card.tsx';
import { EmptyState } from '../../parts/layout/PageStates.tsx';
import { Amount } from '../../parts/values/Amount.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useText } from '../../platform/texts.tsx';
import { heatOf, type IssueDetail, type PlayRisk } from './lottery.rules.ts';

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
        <Stack sx={{ gap: 2.5 }}>
          {risk.plays.map((play) => (
            <PlayHeat key={play.play} risk={play} currency={currency} />
          ))}
        </Stack>
      )}
    </Card>
  );
}

function PlayHeat({ risk, currency }: { risk: PlayRisk; currency: string }) {
  const text = useText();
  const { play, stake, payout, numbers } = risk;
  return (
    <Stack sx={{ gap: 1 }}>
      <Stack direction="row" sx={{ columnGap: 2, flexWrap: 'wrap', alignItems: 'baseline' }}>
        <Typography variant="body2" component="h3" sx={{ fontWeight: 600 }}>
          {play}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {text('lottery.stake')} <Amount value={stake} currency={currency} />
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {text('lottery.risk.payout')} <Amount value={payout} currency={currency} isNamed />
        </Typography>
      </Stack>
      {numbers ? <HeatMap numbers={numbers} currency={currency} /> : null}
    </Stack>
  );
}

type Numbers = NonNullable<PlayRisk['numbers']>;
/** Of the colour, at the dearest number. */
const WARMEST_PERCENT = 55;

function HeatMap({ numbers, currency }: { numbers: Numbers; currency: string }) {
  const formats = useFormats();
  return (
    <Box
      component="ul"
      sx={{
        m: 0,
        p: 0,
        listStyle: 'none',
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))',
        gap: 0.75,
      }}
    >
      {numbers.map(({ row, number, stake, payout }) => (
        <Box
          component="li"
          key={`${row} ${number}`}
          sx={{
            p: 1,
            borderRadius: 1,
            border: 1,
            borderColor: 'divider',
            fontVariantNumeric: 'tabular-nums',
            bgcolor: `color-mix(in srgb, var(--danger) ${Math.round(heatOf(payout, numbers) * WARMEST_PERCENT)}%, transparent)`,
          }}
        >
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {row ? `${row} ${number}` : number}
          </Typography>
          <Typography variant="caption" component="div">
            {`${formats.amount(stake, currency)} → ${formats.amount(payout, currency)}`}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
