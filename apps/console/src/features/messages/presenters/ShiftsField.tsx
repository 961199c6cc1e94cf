import { Button, IconButton, Stack, TextField, Typography } from '@mui/material';
import type { Shift } from '@parlour/client/console';
import { newUuid } from '@parlour/client/idempotency-keys';
import { SHIFTS_MAX, WEEKDAYS } from '@parlour/contract/values/messages/presenters.rules';
import { useState } from 'react';
import { SelectField } from '../../../parts/fields/SelectField.tsx';
import { Glyph } from '../../../parts/values/Glyph.tsx';
import { useLabel, useText } from '../../../platform/texts.tsx';
import { useZoneOf } from '../../../platform/useZoneOf.ts';
import { NEW_SHIFT } from './presenters.rules.ts';

type Props = { merchant: string; shifts: readonly Shift[]; onChange(shifts: Shift[]): void };

/** The week of a presenter, on the clock of the brand. */
export function ShiftsField({ merchant, shifts, onChange }: Props) {
  const text = useText();
  const label = useLabel();
  const zone = useZoneOf(merchant);
  // Shifts have no names, and two may be alike.
  const [ids, setIds] = useState(() => shifts.map(() => newUuid()));
  const set = (at: number, changed: Partial<Shift>) =>
    onChange(shifts.map((shift, each) => (each === at ? { ...shift, ...changed } : shift)));
  const time = (at: number, name: 'from' | 'until') => (
    <TextField
      type="time"
      label={name === 'from' ? text('presenters.from') : text('presenters.until')}
      value={shifts[at]?.[name] ?? ''}
      onChange={({ target }) => set(at, { [name]: target.value })}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
  return (
    <Stack role="group" aria-label={text('presenters.schedule', { zone: zone ?? '' })} sx={{ gap: 1.5 }}>
      <Typography variant="body2" color="textSecondary">
        {text('presenters.schedule', { zone: zone ?? '' })}
      </Typography>
      {shifts.length === 0 ? (
        <Typography variant="body2">{text('presenters.schedule.none')}</Typography>
      ) : null}
      {shifts.map((shift, at) => (
        <Stack key={ids[at]} direction="row" sx={{ gap: 1, alignItems: 'center' }}>
          <SelectField
            label={text('presenters.day')}
            value={String(shift.day)}
            options={WEEKDAYS.map((day) => ({
              value: `${day}` as const,
              label: label('presenters.day', `${day}`),
            }))}
            onChange={(value) => set(at, { day: WEEKDAYS.find((day) => `${day}` === value) ?? shift.day })}
          />
          {time(at, 'from')}
          {time(at, 'until')}
          <IconButton
            aria-label={text('presenters.shift.remove')}
            onClick={() => {
              setIds(ids.filter((_id, each) => each !== at));
              onChange(shifts.filter((_shift, each) => each !== at));
            }}
          >
            <Glyph name="trash" />
          </IconButton>
        </Stack>
      ))}
      <Button
        disabled={shifts.length >= SHIFTS_MAX}
        onClick={() => {
          setIds([...ids, newUuid()]);
          onChange([...shifts, shifts.at(-1) ?? NEW_SHIFT]);
        }}
        sx={{ alignSelf: 'flex-start' }}
      >
        {text('presenters.shift.add')}
      </Button>
    </Stack>
  );
}
