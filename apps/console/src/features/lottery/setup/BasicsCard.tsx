import { FormControlLabel, Stack, Switch, TextField } from '@mui/material';
import { PRIZE_MODES } from '@parlour/contract/values/games';
import { LOTTERY_FAMILIES, LOTTERY_VENDORS, PLAY_TYPES } from '@parlour/contract/values/lottery';
import { LANGUAGE_NAMES } from '@parlour/texts/languages';
import { SelectField } from '../../../parts/fields/SelectField.tsx';
import { Card } from '../../../parts/layout/Card.tsx';
import { useLabel, useText } from '../../../platform/texts.tsx';
import type { Setup } from '../lottery.rules.ts';
import { familyOf, usePlayWords } from '../usePlayWords.ts';
import type { Editing } from './editing.ts';
import { Checks, FieldGrid } from './Fields.tsx';

type Props = Editing & { isNew: boolean; onFamily(family: Setup['family']): void };

/** What a lottery is and what it is called. Family, vendor and code stay as they were made. */
export function BasicsCard({ draft, change, errorAt, isNew, onFamily }: Props) {
  const text = useText();
  const label = useLabel();
  const words = usePlayWords();
  const skins = PLAY_TYPES.filter((skin) =>
    familyOf(draft.family)
      ?.plays()
      .some((play) => play.skin === skin),
  );
  // One name at least: in English, where there is none.
  const isNameless = Object.values(draft.name).every((words) => words.trim() === '');
  const nameError = (language: string) =>
    errorAt(`name.${language}`) ?? (isNameless && language === 'EN' ? errorAt('name') : undefined);
  return (
    <Card title={text('lottery.basics')}>
      <Stack sx={{ gap: 2 }}>
        <FieldGrid>
          <TextField
            label={text('lottery.code')}
            value={draft.code}
            disabled={!isNew}
            onChange={(event) => change({ code: event.target.value.toUpperCase() })}
            error={errorAt('code') !== undefined}
            helperText={errorAt('code') ?? (isNew ? text('lottery.code.hint') : undefined)}
            slotProps={{ htmlInput: { maxLength: 20, autoComplete: 'off', spellCheck: false } }}
          />
          <SelectField
            label={text('lottery.family')}
            value={draft.family}
            options={LOTTERY_FAMILIES.map((id) => ({ value: id, label: words.family(id) }))}
            disabled={!isNew}
            error={errorAt('family')}
            onChange={onFamily}
          />
          <SelectField
            label={text('lottery.vendor')}
            value={draft.vendor}
            options={LOTTERY_VENDORS.map((code) => ({
              value: code,
              label: label('lottery.vendorName', code),
            }))}
            disabled={!isNew}
            error={errorAt('vendor')}
            onChange={(vendor) => change({ vendor })}
          />
        </FieldGrid>
        <FieldGrid>
          {Object.entries(LANGUAGE_NAMES).map(([language, { name }]) => (
            <TextField
              key={language}
              label={text('lottery.name', { language: name })}
              value={draft.name[language] ?? ''}
              onChange={(event) => change({ name: { ...draft.name, [language]: event.target.value } })}
              error={nameError(language) !== undefined}
              helperText={nameError(language)}
              slotProps={{ htmlInput: { maxLength: 40, autoComplete: 'off' } }}
            />
          ))}
        </FieldGrid>
        <Stack direction="row" sx={{ gap: 4, rowGap: 1.5, flexWrap: 'wrap' }}>
          <Checks
            label={text('lottery.skins')}
            options={skins.map((skin) => ({ value: skin, label: label('lottery.skin', skin) }))}
            chosen={draft.playTypes}
            error={errorAt('playTypes')}
            onChange={(playTypes) => change({ playTypes })}
          />
          <Checks
            label={text('lottery.prizeModes')}
            options={PRIZE_MODES.map((mode) => ({ value: mode, label: mode }))}
            chosen={draft.prizeModes}
            error={errorAt('prizeModes')}
            onChange={(prizeModes) => change({ prizeModes })}
          />
        </Stack>
        <FamilySettings draft={draft} change={change} errorAt={errorAt} />
        <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
          <FormControlLabel
            control={
              <Switch checked={draft.isOn} onChange={(event) => change({ isOn: event.target.checked })} />
            }
            label={text('lottery.isOn')}
          />
          <FormControlLabel
            control={
              <Switch checked={draft.isHot} onChange={(event) => change({ isHot: event.target.checked })} />
            }
            label={text('lottery.isHot')}
          />
        </Stack>
      </Stack>
    </Card>
  );
}

/** How the house plays the family; the year of an animal is the calendar's. */
function FamilySettings({ draft, change, errorAt }: Editing) {
  const text = useText();
  const label = useLabel();
  const settings = Object.entries(familyOf(draft.family)?.settings ?? {}).filter(([name]) => name !== 'year');
  if (settings.length === 0) return null;
  return (
    <FieldGrid>
      {settings.map(([name, choices]) => (
        <SelectField
          key={name}
          label={label('lottery.setting', name as string)}
          value={draft.settings[name] ?? choices[0]}
          options={choices.map((choice) => ({
            value: choice,
            label: choice === choices[0] ? text('lottery.setting.shipped', { choice }) : choice,
          }))}
          error={errorAt('settings')}
          onChange={(choice) => change({ settings: { ...draft.settings, [name]: choice } })}
        />
      ))}
    </FieldGrid>
  );
}
