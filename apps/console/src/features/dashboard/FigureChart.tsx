import { Box, useTheme } from '@mui/material';
import type { Figure } from '@parlour/client/console';
import { Area, AreaChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { useFormats } from '../../platform/formats.ts';
import { useText } from '../../platform/texts.tsx';

/** A history as one line, also described in words. */
export function FigureChart({ figure, name }: { figure: Figure; name: string }) {
  const text = useText();
  const formats = useFormats();
  const { palette } = useTheme();
  // A float is exact enough for a chart; the figure itself uses its text.
  const points = figure.series.map(({ at, value }) => ({
    at,
    value: Number(value),
    written: formats.decimal(value),
  }));
  const tick = { fill: palette.text.secondary, fontSize: 11 };
  const last = points.at(-1);
  const summary = text('dashboard.chart', {
    name,
    from: formats.day(points[0]?.at ?? 0),
    until: formats.day(last?.at ?? 0),
    last: last?.written ?? '',
  });
  return (
    <Box role="img" aria-label={summary} sx={{ height: '100%' }}>
      <ResponsiveContainer width="100%" height="100%">
        <AreaChart data={points} margin={{ top: 4, right: 0, bottom: 0, left: 0 }} accessibilityLayer={false}>
          <CartesianGrid vertical={false} stroke={palette.divider} />
          <XAxis
            dataKey="at"
            type="number"
            domain={['dataMin', 'dataMax']}
            tickFormatter={(at) => formats.day(Number(at))}
            tick={tick}
            tickLine={false}
            axisLine={false}
            minTickGap={48}
          />
          <YAxis
            width={38}
            tick={tick}
            tickLine={false}
            axisLine={false}
            tickCount={3}
            domain={[0, 'auto']}
          />
          <Tooltip
            isAnimationActive={false}
            labelFormatter={(at) => formats.day(Number(at))}
            formatter={(value) => [formats.number(Number(value)), name]}
            contentStyle={{
              background: palette.background.paper,
              border: `1px solid ${palette.divider}`,
              borderRadius: 8,
              fontSize: 12,
            }}
          />
          <Area
            dataKey="value"
            type="monotone"
            stroke={palette.primary.main}
            strokeWidth={2}
            fill={palette.primary.main}
            fillOpacity={0.12}
            isAnimationActive={false}
          />
        </AreaChart>
      </ResponsiveContainer>
    </Box>
  );
}
