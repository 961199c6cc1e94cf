import { Alert, Stack, Typography } from '@mui/material';
import { useText } from '../../platform/texts.tsx';
import { Facts } from '../values/Facts.tsx';
import { Figure, FigureGrid } from '../values/Figure.tsx';
import { Moment } from '../values/Moment.tsx';
import type { Forecast } from './forecast.rules.ts';
import { useForecastWords } from './useForecastWords.tsx';

type Props = {
  forecast: Forecast;
  merchant: string;
  /** It was told some time ago: when stands below it. */
  isKept?: boolean;
};

/** What something may cost: the figures that decide, what is behind them, and what they were read from. */
export function ForecastFigures({ forecast, merchant, isKept = false }: Props) {
  const text = useText();
  const { currency, from, to, at } = forecast;
  const { tiles, facts, warning, assumes } = useForecastWords(forecast);
  return (
    <Stack sx={{ gap: 2 }}>
      <FigureGrid>
        {tiles.map(([name, value]) => (
          <Figure key={name} name={name} value={value} currency={currency} />
        ))}
      </FigureGrid>
      {warning ? <Alert severity="warning">{warning}</Alert> : null}
      <Facts
        facts={
          isKept ? [...facts, [text('forecast.at'), <Moment key="at" at={at} merchant={merchant} />]] : facts
        }
      />
      <Typography variant="caption" color="textSecondary" component="p">
        {text('forecast.days', { from, to })} {assumes}
      </Typography>
    </Stack>
  );
}
