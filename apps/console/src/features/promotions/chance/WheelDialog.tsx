import { Box, Button, IconButton, Stack, TextField, Typography } from '@mui/material';
import { SECTORS_MAX, SECTORS_MIN } from '@parlour/contract/values/promotions/chance.rules';
import { useState } from 'react';
import { ReasonDialog } from '../../../parts/dialogs/ReasonDialog.tsx';
import { Glyph } from '../../../parts/values/Glyph.tsx';
import { useConsole } from '../../../platform/console.ts';
import { useText } from '../../../platform/texts.tsx';
import { ForecastPanel } from '../forecast/Forecast.tsx';
import { mostOf, newSector, type SectorForm, sectorFormOf, sectorOf, type Version } from './chance.rules.ts';
import { PrizeFields } from './PrizeFields.tsx';
import { useOutcome } from './useOutcome.ts';

type Props = { merchant: string; latest: Version | null; onClose(): void };

/** Publishes the next version of the wheel; what brings cash waits for a second person. */
export function WheelDialog({ merchant, latest, onClose }: Props) {
  const text = useText();
  const { client } = useConsole();
  const done = useOutcome(onClose);
  const [forms, setForms] = useState(() => latest?.sectors.map(sectorFormOf) ?? [newSector(0), newSector(1)]);
  const sectors = forms.map(sectorOf);
  const change = (id: number, changed: Partial<SectorForm>) =>
    setForms(forms.map((form) => (form.id === id ? { ...form, ...changed } : form)));
  return (
    <ReasonDialog
      title={text('chance.wheel.new')}
      confirm={text('chance.wheel.publish')}
      maxWidth="lg"
      act={(reason) =>
        client.promotions.publishWheel({ body: { version: latest?.version ?? 0, sectors, reason }, merchant })
      }
      onDone={done}
      onClose={onClose}
    >
      {(errorAt) => (
        <Stack sx={{ gap: 2, pt: 1 }}>
          <Typography variant="body2">{text('chance.wheel.hint')}</Typography>
          {forms.map((form, place) => (
            <SectorFields
              merchant={merchant}
              key={form.id}
              form={form}
              errorAt={(field) => errorAt(`sectors.${place}.${field}`)}
              onChange={(changed) => change(form.id, changed)}
              onRemove={
                forms.length > SECTORS_MIN ? () => setForms(forms.filter(({ id }) => id !== form.id)) : null
              }
            />
          ))}
          <Box>
            <Button
              variant="outlined"
              disabled={forms.length >= SECTORS_MAX}
              onClick={() => setForms([...forms, newSector(Math.max(...forms.map(({ id }) => id)) + 1)])}
            >
              {text('chance.wheel.addSector')}
            </Button>
          </Box>
          <ForecastPanel
            merchant={merchant}
            of={{ kind: 'wheel', sectors }}
            unfinished={mostOf(sectors) === null ? text('chance.wheel.mostOpen') : undefined}
          />
        </Stack>
      )}
    </ReasonDialog>
  );
}

type SectorProps = {
  merchant: string;
  form: SectorForm;
  errorAt(field: string): string | undefined;
  onChange(changed: Partial<SectorForm>): void;
  onRemove: (() => void) | null;
};

function SectorFields({ form, merchant, errorAt, onChange, onRemove }: SectorProps) {
  const text = useText();
  const count = (name: 'weight' | 'stock', label: string) => (
    <TextField
      label={label}
      value={form[name]}
      onChange={(event) => onChange({ [name]: event.target.value })}
      error={errorAt(name) !== undefined}
      helperText={errorAt(name)}
      slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 9, autoComplete: 'off' } }}
      sx={{ flex: 'none', width: 110 }}
    />
  );
  return (
    <Stack
      direction="row"
      sx={{ gap: 1.5, alignItems: 'flex-start', flexWrap: { xs: 'wrap', md: 'nowrap' } }}
    >
      {count('weight', text('chance.wheel.weight'))}
      <PrizeFields
        label={text('chance.prize')}
        value={form.prize}
        merchant={merchant}
        errorIn={(field) => errorAt(`prize.${field}`)}
        error={errorAt('prize')}
        onChange={(prize) => onChange({ prize })}
      />
      {count('stock', text('chance.wheel.stock'))}
      {form.stock.trim() === '' ? null : (
        <PrizeFields
          label={text('chance.wheel.substitute')}
          value={form.substitute}
          kinds={['nothing', 'points', 'turns']}
          merchant={merchant}
          errorIn={(field) => errorAt(`substitute.${field}`)}
          error={errorAt('substitute')}
          onChange={(substitute) => onChange({ substitute })}
        />
      )}
      {onRemove ? (
        <IconButton aria-label={text('chance.wheel.removeSector')} onClick={onRemove} sx={{ ml: 'auto' }}>
          <Glyph name="close" />
        </IconButton>
      ) : null}
    </Stack>
  );
}
