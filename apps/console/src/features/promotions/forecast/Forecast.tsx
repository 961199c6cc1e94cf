import { Box, Typography } from '@mui/material';
import { ForecastFigures } from '../../../parts/forecast/ForecastFigures.tsx';
import type { Written } from '../../../parts/forecast/forecast.rules.ts';
import { LoadingBlock } from '../../../parts/layout/PageStates.tsx';
import { isRefusal, useRefusal } from '../../../parts/useRefusal.ts';
import { useText } from '../../../platform/texts.tsx';
import { useForecast } from './useForecast.ts';

type Props = {
  merchant: string;
  of: Written;
  /** What is missing, where that is known. */
  unfinished?: string | undefined;
};

/** What somebody is writing may cost, told while they write it. */
export function Forecast({ merchant, of, unfinished }: Props) {
  const text = useText();
  const refusal = useRefusal();
  const { data, error, isPlaceholderData } = useForecast(merchant, of);
  if (error)
    return (
      <Typography variant="body2" color="textSecondary" role="status">
        {isRefusal(error, 'invalid_input') ? (unfinished ?? text('forecast.unfinished')) : refusal(error)}
      </Typography>
    );
  if (!data) return <LoadingBlock rows={3} />;
  return (
    <Box aria-busy={isPlaceholderData}>
      <ForecastFigures forecast={data} merchant={merchant} />
    </Box>
  );
}

/** The same within a dialog, under a title of its own. */
export function ForecastPanel(props: Props) {
  const text = useText();
  const title = text('forecast.title');
  return (
    <Box component="section" aria-label={title} sx={{ pt: 2, borderTop: 1, borderColor: 'divider' }}>
      <Typography variant="h3" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      <Forecast {...props} />
    </Box>
  );
}
