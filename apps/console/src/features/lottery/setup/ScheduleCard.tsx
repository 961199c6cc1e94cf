import { Alert, Autocomplete, Stack, TextField } from '@mui/material';
import { EXTERNAL_SOURCES } from '@parlour/contract/values/lottery';
import { CLOSE_SECONDS_MIN } from '@parlour/contract/values/lottery.rules';
import { SelectField } from '../../../parts/fields/SelectField.tsx';
import { Card } from '../../../parts/layout/Card.tsx';
import { useFormats } from '../../../platform/formats.ts';
import { useLabel, useText } from '../../../platform/texts.tsx';
import { useWeekdayNames } from '../useWriteSchedule.ts';
import { WEEKDAYS } from './draft.rules.ts';
import type { Editing } from './editing.ts';
import { Checks, FieldGrid, Figure } from './Fields.tsx';

const KINDS = ['every', 'daily'] as const;
const TIMES_EXAMPLE = '18:15 20:30';
const TIME_ZONES = Intl.supportedValuesOf('timeZone');

/** When a lottery is drawn, on the clock of its zone; what is made already keeps its times. */
export function ScheduleCard({ draft, change, errorAt, madeUntil }: Editing & { madeUntil: number | null }) {
  const text = useText();
  const label = useLabel();
  const formats = useFormats();
  const nameDay = useWeekdayNames();
  const { schedule } = draft;
  const set = (about: Partial<typeof schedule>) => change({ schedule: { ...schedule, ...about } });
  const isDaily = schedule.kind === 'daily';
  return (
    <Card title={text('lottery.schedule')}>
      <Stack sx={{ gap: 2 }}>
        {madeUntil === null ? null : (
          <Alert severity="info" variant="outlined">
            {text('lottery.schedule.made', { until: formats.moment(madeUntil) })}
          </Alert>
        )}
        <FieldGrid>
          <SelectField
            label={text('lottery.schedule.kind')}
            value={schedule.kind}
            options={KINDS.map((kind) => ({ value: kind, label: label('lottery.schedule.kind', kind) }))}
            onChange={(kind) => set({ kind })}
          />
          {isDaily ? (
            <TextField
              label={text('lottery.schedule.times')}
              value={schedule.times}
              onChange={(event) => set({ times: event.target.value })}
              error={errorAt('schedule.times') !== undefined}
              helperText={
                errorAt('schedule.times') ?? text('lottery.schedule.times.hint', { example: TIMES_EXAMPLE })
              }
              slotProps={{ htmlInput: { maxLength: 700, autoComplete: 'off' } }}
            />
          ) : (
            <Figure
              label={text('lottery.schedule.seconds')}
              value={schedule.seconds}
              error={errorAt('schedule.seconds')}
              hint={text('lottery.schedule.seconds.hint')}
              onChange={(seconds) => set({ seconds })}
            />
          )}
          <Figure
            label={text('lottery.schedule.close')}
            value={schedule.closeSeconds}
            error={errorAt('schedule.closeSeconds')}
            hint={text('lottery.schedule.close.hint', { least: CLOSE_SECONDS_MIN })}
            onChange={(closeSeconds) => set({ closeSeconds })}
          />
          <Autocomplete
            freeSolo
            options={TIME_ZONES}
            inputValue={schedule.timeZone}
            value={schedule.timeZone}
            onInputChange={(_, timeZone) => set({ timeZone })}
            renderInput={(props) => (
              <TextField
                {...props}
                label={text('lottery.timeZone')}
                error={errorAt('schedule.timeZone') !== undefined}
                helperText={errorAt('schedule.timeZone')}
              />
            )}
          />
          <SelectField
            label={text('lottery.external')}
            value={draft.external}
            options={EXTERNAL_SOURCES.map((source) => ({
              value: source,
              label: label('lottery.external', source),
            }))}
            error={errorAt('external')}
            onChange={(external) => change({ external })}
          />
        </FieldGrid>
        {isDaily ? (
          <Checks
            label={text('lottery.schedule.weekdays')}
            options={WEEKDAYS.map((day) => ({ value: day, label: nameDay(day) }))}
            chosen={schedule.weekdays}
            error={errorAt('schedule.weekdays')}
            onChange={(chosen) => set({ weekdays: chosen })}
          />
        ) : null}
      </Stack>
    </Card>
  );
}
