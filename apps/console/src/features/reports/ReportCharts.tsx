import { Box, useTheme } from '@mui/material';
import type { ReportFigure } from '@parlour/contract/values/wallet';
import {
  Bar,
  BarChart,
  CartesianGrid,
  Legend,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { Card } from '../../parts/layout/Card.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useLabel, useText } from '../../platform/texts.tsx';
import { type DayFigures, sumOf } from './reports.rules.ts';

type Props = { days: DayFigures[]; currency: string };

const CHART_PX = 200;

/** Deposits and withdrawals, stakes and wins, and the result. */
export function ReportCharts({ days, currency }: Props) {
  const text = useText();
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(340px, 100%), 1fr))',
      }}
    >
      <DayChart
        title={text('reports.chart.money')}
        figures={['deposits', 'withdrawals']}
        days={days}
        currency={currency}
      />
      <DayChart
        title={text('reports.chart.play')}
        figures={['bets', 'wins']}
        days={days}
        currency={currency}
      />
      <DayChart title={text('reports.chart.net')} figures={['net']} days={days} currency={currency} />
    </Box>
  );
}

function DayChart({ title, figures, days, currency }: Props & { title: string; figures: ReportFigure[] }) {
  const label = useLabel();
  const formats = useFormats();
  const { palette } = useTheme();
  const colours = [palette.primary.main, palette.text.secondary];
  const tick = { fill: palette.text.secondary, fontSize: 11 };
  // A float is exact enough for a chart; the table below uses the text.
  const points = days.map((day) => ({
    day: day.day.slice(5),
    ...Object.fromEntries(figures.map((figure) => [figure, Number(day[figure])])),
  }));
  return (
    <Card title={title}>
      <Box role="img" aria-label={useSummary({ title, figures, days, currency })} sx={{ height: CHART_PX }}>
        <ResponsiveContainer width="100%" height="100%">
          <BarChart
            data={points}
            margin={{ top: 4, right: 0, bottom: 0, left: 0 }}
            accessibilityLayer={false}
            barGap={1}
          >
            <CartesianGrid vertical={false} stroke={palette.divider} />
            <XAxis dataKey="day" tick={tick} tickLine={false} axisLine={false} minTickGap={24} />
            <YAxis
              width={52}
              tick={tick}
              tickLine={false}
              axisLine={false}
              tickCount={4}
              tickFormatter={(value) => formats.compact(Number(value))}
            />
            <ReferenceLine y={0} stroke={palette.divider} />
            <Tooltip
              isAnimationActive={false}
              cursor={{ fill: palette.action.hover }}
              formatter={(value, name) => [formats.number(Number(value)), name]}
              contentStyle={{
                background: palette.background.paper,
                border: `1px solid ${palette.divider}`,
                borderRadius: 8,
                fontSize: 12,
              }}
            />
            {figures.length > 1 ? (
              <Legend iconType="circle" iconSize={8} wrapperStyle={{ fontSize: 12 }} />
            ) : null}
            {figures.map((figure, index) => (
              <Bar
                key={figure}
                dataKey={figure}
                name={label('reports.figure', figure)}
                fill={colours[index] ?? palette.primary.main}
                radius={[3, 3, 0, 0]}
                maxBarSize={22}
                isAnimationActive={false}
              />
            ))}
          </BarChart>
        </ResponsiveContainer>
      </Box>
    </Card>
  );
}

/** The chart in words. */
function useSummary({
  title,
  figures,
  days,
  currency,
}: Props & { title: string; figures: ReportFigure[] }): string {
  const text = useText();
  const label = useLabel();
  const formats = useFormats();
  const sums = sumOf(days);
  const told = figures.map(
    (figure) => `${label('reports.figure', figure)} ${formats.amount(sums[figure], currency)} ${currency}`,
  );
  return text('reports.chart.summary', {
    title,
    from: days[0]?.day ?? '',
    until: days.at(-1)?.day ?? '',
    sums: told.join(', '),
  });
}
