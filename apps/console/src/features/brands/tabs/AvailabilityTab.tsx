import { TextField } from '@mui/material';
import { MINUTE_MS } from '@parlour/clock/durations';
import { useMemo } from 'react';
import { useConsole } from '../../../platform/console.ts';
import { useFormats } from '../../../platform/formats.ts';
import { useLocale, useText } from '../../../platform/texts.tsx';
import { useField } from '../editor.ts';
import { Section } from '../fields/Section.tsx';
import { SwitchRow } from '../fields/SwitchRow.tsx';
import { TagsRow } from '../fields/TagsRow.tsx';
import { faultOf } from './addresses.rules.ts';

/** Whether the brand is open, and to whom. */
export function AvailabilityTab() {
  const text = useText();
  const countries = useCountries();
  return (
    <>
      <Section title={text('brands.maintenance')} hint={text('brands.maintenance.hint')} columns={2}>
        <SwitchRow path="maintenance.enabled" label={text('brands.maintenance.enabled')} />
        <UntilRow />
      </Section>
      <Section title={text('brands.regions')} hint={text('brands.regions.hint')}>
        <TagsRow
          path="restrictedCountries"
          label={text('brands.regions.closed')}
          options={countries.codes}
          nameOf={countries.nameOf}
          isFree={false}
        />
      </Section>
      <BlockedAddresses />
    </>
  );
}

function BlockedAddresses() {
  const text = useText();
  const { value } = useField<string[] | undefined>('blockedAddresses');
  const found = faultOf(value ?? []);
  return (
    <Section title={text('brands.blocked')} hint={text('brands.blocked.hint')}>
      <TagsRow
        path="blockedAddresses"
        label={text('brands.blocked.list')}
        hint={text('brands.blocked.list.hint')}
        warning={found && text(`brands.blocked.${found.fault}`, { value: found.value })}
      />
    </Section>
  );
}

function UntilRow() {
  const text = useText();
  const { clock } = useConsole();
  const formats = useFormats();
  const { value, change, isLocked, error } = useField<number | null>('maintenance.until');
  return (
    <TextField
      type="datetime-local"
      label={`${text('brands.maintenance.until')} (${formats.zone(value ?? clock.now())})`}
      value={value === null ? '' : toLocalInput(value)}
      disabled={isLocked}
      error={error !== undefined}
      helperText={error ?? text('brands.maintenance.until.hint')}
      onChange={({ target }) => {
        const at = new Date(target.value).getTime();
        change(Number.isNaN(at) ? null : at);
      }}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}

/** Every two-letter code the browser has a country name for. */
function useCountries() {
  const locale = useLocale();
  return useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
    const codes = letters
      .flatMap((first) => letters.map((second) => first + second))
      .filter((code) => !NOT_COUNTRIES.has(code) && names.of(code) !== undefined);
    return { codes, nameOf: (code: string) => `${names.of(code) ?? code} (${code})` };
  }, [locale]);
}

/** Groups and reserved codes that have a name but are not countries. */
const NOT_COUNTRIES = new Set([
  'EU',
  'EZ',
  'UN',
  'XA',
  'XB',
  'ZZ',
  'QO',
  'SU',
  'DD',
  'YU',
  'TP',
  'BU',
  'ZR',
  'AN',
  'CS',
  'FX',
  'NT',
  'DY',
  'HV',
  'NH',
  'RH',
  'VD',
  'YD',
]);

function toLocalInput(at: number): string {
  return new Date(at - new Date(at).getTimezoneOffset() * MINUTE_MS).toISOString().slice(0, 16);
}
