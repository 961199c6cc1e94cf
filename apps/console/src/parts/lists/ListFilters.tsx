import { InputAdornment, TextField } from '@mui/material';
import { MINUTE_MS } from '@parlour/clock/durations';
import { useEffect, useRef, useState } from 'react';
import { useListContext } from 'react-admin';
import { useConsole } from '../../platform/console.ts';
import { useFormats } from '../../platform/formats.ts';
import { useText } from '../../platform/texts.tsx';
import { SelectField } from '../fields/SelectField.tsx';
import { Glyph } from '../values/Glyph.tsx';

/** Long enough not to ask for every letter. */
const TYPING_MS = 300;

type TextProps = { source: string; label: string; width?: number; type?: 'search' | 'text' };

/**
 * A text filter, applied after a pause in typing, or when it is left: applied later, it would bring somebody back who has
 * followed a link meanwhile.
 */
export function TextFilter({ source, label, width = 240, type = 'text' }: TextProps) {
  const { filterValues, setFilters } = useListContext();
  const applied = String(filterValues[source] ?? '');
  const [value, setValue] = useState(applied);
  useEffect(() => setValue(applied), [applied]);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  function apply(): void {
    clearTimeout(waiting.current);
    if (value !== applied) setFilters({ ...filterValues, [source]: value });
  }
  useEffect(() => {
    if (value === applied) return undefined;
    waiting.current = setTimeout(() => setFilters({ ...filterValues, [source]: value }), TYPING_MS);
    return () => clearTimeout(waiting.current);
  }, [value, applied, source, filterValues, setFilters]);
  return (
    <TextField
      label={label}
      value={value}
      onChange={(event) => setValue(event.target.value)}
      onBlur={apply}
      sx={{ width }}
      slotProps={
        type === 'search'
          ? {
              input: {
                startAdornment: (
                  <InputAdornment position="start">
                    <Glyph name="search" size={16} />
                  </InputAdornment>
                ),
              },
            }
          : {}
      }
    />
  );
}

type ChoiceProps = {
  source: string;
  label: string;
  options: readonly { value: string; label: string }[];
  width?: number;
};

export function ChoiceFilter({ source, label, options, width = 170 }: ChoiceProps) {
  const text = useText();
  const { filterValues, setFilters } = useListContext();
  return (
    <SelectField
      label={label}
      value={String(filterValues[source] ?? 'any')}
      options={[{ value: 'any', label: text('frame.any') }, ...options]}
      onChange={(value) => {
        const { [source]: _, ...others } = filterValues;
        setFilters(value === 'any' ? others : { ...others, [source]: value });
      }}
      width={width}
    />
  );
}

/** A time in the operator's own time zone, kept in the address as epoch milliseconds. */
export function MomentFilter({ source, label }: { source: string; label: string }) {
  const { filterValues, setFilters } = useListContext();
  const { clock } = useConsole();
  const formats = useFormats();
  const at = filterValues[source] === undefined ? Number.NaN : Number(filterValues[source]);
  return (
    <TextField
      type="datetime-local"
      label={`${label} (${formats.zone(Number.isNaN(at) ? clock.now() : at)})`}
      value={Number.isNaN(at) ? '' : toLocalInput(at)}
      onChange={({ target }) => {
        const { [source]: _, ...others } = filterValues;
        const chosen = new Date(target.value).getTime();
        setFilters(Number.isNaN(chosen) ? others : { ...others, [source]: chosen });
      }}
      slotProps={{ inputLabel: { shrink: true } }}
      sx={{ width: 230 }}
    />
  );
}

/** A business day of the brand. */
export function DayFilter({ source, label }: { source: string; label: string }) {
  const { filterValues, setFilters } = useListContext();
  return (
    <TextField
      type="date"
      label={label}
      value={String(filterValues[source] ?? '')}
      onChange={({ target }) => {
        const { [source]: _, ...others } = filterValues;
        setFilters(target.value === '' ? others : { ...others, [source]: target.value });
      }}
      slotProps={{ inputLabel: { shrink: true } }}
      sx={{ width: 160 }}
    />
  );
}

function toLocalInput(at: number): string {
  const local = new Date(at - new Date(at).getTimezoneOffset() * MINUTE_MS);
  return local.toISOString().slice(0, 16);
}
