import { Autocomplete, TextField } from '@mui/material';
import { useTitleChoices } from '../../parts/titles/useTitleChoices.tsx';
import { useTitleNames } from '../../parts/titles/useTitleNames.ts';
import { useLabel, useText } from '../../platform/texts.tsx';
import type { Gift } from './offers.rules.ts';
import { readTitle, writeTitle } from './title.rules.ts';

type Rounds = Omit<Extract<Gift, { kind: 'rounds' }>, 'kind'>;
type Props = {
  rounds: Rounds;
  merchant: string;
  canEdit: boolean;
  errorIn(field: keyof Rounds): string | undefined;
  onChange(changed: Partial<Rounds>): void;
};

/** At which title free rounds are played, what each is worth, how many there are and how long. */
export function RoundsFields({ rounds, merchant, canEdit, errorIn, onChange }: Props) {
  const text = useText();
  const label = useLabel();
  const title = writeTitle(rounds);
  const choices = useTitleChoices(merchant, title);
  const names = useTitleNames(merchant, title);
  const titleError = errorIn('gameCode') ?? errorIn('vendor');
  const field = (name: 'value' | 'count' | 'days') => (
    <TextField
      label={label('offers.field', name)}
      type={name === 'value' ? 'text' : 'number'}
      value={rounds[name]}
      disabled={!canEdit}
      error={errorIn(name) !== undefined}
      helperText={errorIn(name)}
      onChange={({ target }) => onChange({ [name]: name === 'value' ? target.value : Number(target.value) })}
    />
  );
  return (
    <>
      <Autocomplete
        {...choices}
        freeSolo
        value={title}
        inputValue={title}
        disabled={!canEdit}
        onInputChange={(_, typed) => onChange(readTitle(typed))}
        renderInput={(props) => (
          <TextField
            {...props}
            label={label('offers.field', 'game')}
            error={titleError !== undefined}
            helperText={titleError ?? names.get(title) ?? text('offers.game.hint')}
          />
        )}
      />
      {field('value')}
      {field('count')}
      {field('days')}
    </>
  );
}
