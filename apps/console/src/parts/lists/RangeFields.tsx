import { Button, ButtonGroup, Stack, TextField } from '@mui/material';
import type { ReactNode } from 'react';
import { useConsole } from '../../platform/console.ts';
import { useText } from '../../platform/texts.tsx';
import { lastDays, type Range, SPANS } from './range.rules.ts';

type Props = {
  range: Range;
  onRange(range: Range): void;
  /** Days that can be chosen with one press. */
  spans?: readonly number[];
};

/** The days of a report, and whatever else it asks for beside them. */
export function RangeFields({ range, onRange, spans, children }: Props & { children?: ReactNode }) {
  const text = useText();
  return (
    <Stack
      direction="row"
      sx={{ columnGap: 1.25, rowGap: 2, mb: 2, mt: 0.5, flexWrap: 'wrap', alignItems: 'center' }}
    >
      <DayField
        label={text('reports.from')}
        value={range.from}
        onChange={(from) => onRange({ ...range, from })}
      />
      <DayField label={text('reports.to')} value={range.to} onChange={(to) => onRange({ ...range, to })} />
      <Spans range={range} onRange={onRange} {...(spans && { spans })} />
      {children}
    </Stack>
  );
}

function DayField({ label, value, onChange }: { label: string; value: string; onChange(day: string): void }) {
  return (
    <TextField
      type="date"
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ inputLabel: { shrink: true } }}
      sx={{ width: 160 }}
    />
  );
}

function Spans({ range, onRange, spans = SPANS }: Props) {
  const text = useText();
  const { clock } = useConsole();
  const now = clock.now();
  return (
    <ButtonGroup variant="outlined" aria-label={text('reports.spans')}>
      {spans.map((days) => {
        const span = lastDays(days, now);
        const isChosen = span.from === range.from && span.to === range.to;
        return (
          <Button
            key={days}
            aria-pressed={isChosen}
            onClick={() => onRange(span)}
            sx={{ height: 40, ...(isChosen ? { bgcolor: 'action.selected' } : {}) }}
          >
            {text('reports.days', { count: days })}
          </Button>
        );
      })}
    </ButtonGroup>
  );
}
