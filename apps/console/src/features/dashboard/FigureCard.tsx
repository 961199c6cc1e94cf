import { Box, Paper, Skeleton, Typography } from '@mui/material';
import type { Figure } from '@parlour/client/console';
import { lazy, Suspense } from 'react';
import { type Formats, useFormats } from '../../platform/formats.ts';
import { useLabel, useText } from '../../platform/texts.tsx';

/** Charts are heavier than all figures together, so they load only if needed. */
const FigureChart = lazy(async () => ({ default: (await import('./FigureChart.tsx')).FigureChart }));
const CHART_PX = 150;

export function FigureCard({ figure }: { figure: Figure }) {
  const label = useLabel();
  const text = useText();
  const formats = useFormats();
  const name = label('figure', figure.label);
  const value = writeFigure(figure, formats);
  return (
    <Paper sx={{ p: 2.25, display: 'flex', flexDirection: 'column', gap: 0.5 }}>
      <Typography variant="body2" color="textSecondary" component="h2">
        {name}
      </Typography>
      <Typography variant="h1" component="p" sx={{ fontSize: '1.75rem' }}>
        {figure.unit === 'milliseconds' ? text('health.ms', { ms: value }) : value}
      </Typography>
      {figure.series.length > 1 ? (
        <Box sx={{ height: CHART_PX, mt: 1 }}>
          <Suspense fallback={<Skeleton variant="rounded" height={CHART_PX} />}>
            <FigureChart figure={figure} name={name} />
          </Suspense>
        </Box>
      ) : null}
    </Paper>
  );
}

function writeFigure({ unit, value, currency }: Figure, formats: Formats): string {
  return unit === 'money' && currency !== null ? formats.money(value, currency) : formats.decimal(value);
}
