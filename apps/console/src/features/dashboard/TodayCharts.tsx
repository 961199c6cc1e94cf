import { Box, Button, useTheme } from '@mui/material';
import { HOUR_MS } from '@parlour/clock/durations';
import { useState } from 'react';
import {
  Bar,
  CartesianGrid,
  ComposedChart,
  Legend,
  Line,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { Card } from '../../parts/layout/Card.tsx';
import { CardGrid } from '../../parts/layout/CardGrid.tsx';
import { type Column, RowsTable } from '../../parts/lists/RowsTable.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useLabel, useText } from '../../platform/texts.tsx';
import { sharedClock } from './DayClock.tsx';
import type { Tile, Today, Together } from './today.rules.ts';
import { useWriteTile } from './useWriteTile.ts';

const CHART_PX = 220;

type Props = { together: Together; currency: string; clocks: Today['brands']; tile: Tile };
/** A place on the axis with one value or two; null: there is none yet. */
type Point = { at: string; value: string | number | null; before?: string | number | null };

/** One figure by hour beside yesterday, and by day; each also as a table. */
export function TodayCharts({ together, currency, clocks, tile }: Props) {
  const text = useText();
  const label = useLabel();
  const name = label('today.figure', tile);
  const clock = sharedClock(clocks);
  const formats = useFormats(clock?.timeZone);
  const hourOf = (hour: number) =>
    clock ? formats.time(clock.startsAt + hour * HOUR_MS) : text('today.hour', { hour: hour + 1 });
  const days = together.days.map((day) => ({ at: day.day.slice(5), value: day[tile] }));
  return (
    <CardGrid>
      {tile === 'membersActive' ? null : (
        <FigureOverTime
          title={text('today.byHour', { name })}
          names={[text('today.today'), text('today.yesterday')]}
          points={together.hours.map(({ hour, today, yesterday }) => ({
            at: hourOf(hour),
            value: today?.[tile] ?? null,
            before: yesterday?.[tile] ?? null,
          }))}
          {...{ currency, tile }}
        />
      )}
      <FigureOverTime
        title={text('today.byDay', { name })}
        names={[name]}
        points={days}
        {...{ currency, tile }}
      />
    </CardGrid>
  );
}

type OverTime = { title: string; names: [string, string?]; points: Point[]; currency: string; tile: Tile };

function FigureOverTime(props: OverTime) {
  const text = useText();
  const [isTable, setTable] = useState(false);
  return (
    <Card
      title={props.title}
      action={
        <Button variant="outlined" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
          {isTable ? text('today.asChart') : text('today.asTable')}
        </Button>
      }
    >
      {isTable ? <PointsTable {...props} /> : <PointsChart {...props} />}
    </Card>
  );
}

function PointsTable({ title, names: [name, before], points, currency, tile }: OverTime) {
  const text = useText();
  const write = useWriteTile(currency);
  const cell = (value: string | number | null | undefined) =>
    value === null || value === undefined ? '–' : write(tile, value);
  const columns: Column<Point>[] = [
    { id: 'at', head: text('today.at'), isRowHead: true, cell: ({ at }) => at },
    { id: 'value', head: name, align: 'right', cell: ({ value }) => cell(value) },
    ...(before === undefined
      ? []
      : [
          { id: 'before', head: before, align: 'right' as const, cell: (point: Point) => cell(point.before) },
        ]),
  ];
  return (
    <Box sx={{ maxHeight: 320, overflowY: 'auto' }}>
      <RowsTable label={title} columns={columns} rows={points} idOf={({ at }) => at} />
    </Box>
  );
}

function PointsChart({ title, names: [name, before], points, currency, tile }: OverTime) {
  const text = useText();
  const formats = useFormats();
  const write = useWriteTile(currency);
  const { palette } = useTheme();
  const tick = { fill: palette.text.secondary, fontSize: 11 };
  // A float is exact enough for a chart; the table uses the text.
  const drawn = points.map((point) => ({
    at: point.at,
    value: point.value === null ? null : Number(point.value),
    before: point.before === null || point.before === undefined ? null : Number(point.before),
  }));
  const last = points.findLast(({ value }) => value !== null);
  const summary = text('dashboard.chart', {
    name: title,
    from: points[0]?.at ?? '',
    until: points.at(-1)?.at ?? '',
    last: last?.value === null || last === undefined ? '' : write(tile, last.value),
  });
  return (
    <Box role="img" aria-label={summary} sx={{ height: CHART_PX }}>
      <ResponsiveContainer width="100%" height="100%">
        <ComposedChart
          data={drawn}
          margin={{ top: 4, right: 0, bottom: 0, left: 0 }}
          accessibilityLayer={false}
        >
          <CartesianGrid vertical={false} stroke={palette.divider} />
          <XAxis dataKey="at" tick={tick} tickLine={false} axisLine={false} minTickGap={24} />
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
            formatter={(value, series) => [formats.number(Number(value)), series]}
            contentStyle={{
              background: palette.background.paper,
              border: `1px solid ${palette.divider}`,
              borderRadius: 8,
              fontSize: 12,
            }}
          />
          {before === undefined ? null : (
            <Legend iconType="circle" iconSize={8} wrapperStyle={{ fontSize: 12 }} />
          )}
          <Bar
            dataKey="value"
            name={name}
            fill={palette.primary.main}
            radius={[3, 3, 0, 0]}
            maxBarSize={22}
            isAnimationActive={false}
          />
          {before === undefined ? null : (
            <Line
              dataKey="before"
              name={before}
              stroke={palette.text.secondary}
              strokeWidth={2}
              strokeDasharray="4 3"
              dot={false}
              isAnimationActive={false}
            />
          )}
        </ComposedChart>
      </ResponsiveContainer>
    </Box>
  );
}
