import { Autocomplete, TextField } from '@mui/material';
import { useTitleChoices } from '../../parts/titles/useTitleChoices.tsx';
import { useLabel, useText } from '../../platform/texts.tsx';
import type { Gift } from './offers.rules.ts';
import { readTitle, writeTitle } from './title.rules.ts';

type Rounds = Extract<Gift, { kind: 'rounds' }>;
type Props = {
  gift: Rounds;
  merchant: string;
  canEdit: boolean;
  errorAt(field: string): string | undefined;
  onChange(gift: Rounds): void;
};

/** At which title free rounds are played, what each is worth, how many there are and how long. */
export function RoundsFields({ gift, merchant, canEdit, errorAt, onChange }: Props) {
  const text = useText();
  const label = useLabel();
  const title = writeTitle(gift);
  const choices = useTitleChoices(merchant, title);
  const titleError = errorAt('gift.gameCode') ?? errorAt('gift.vendor');
  const field = (name: 'value' | 'count' | 'days') => (
    <TextField
      label={label('offers.field', name)}
      type={name === 'value' ? 'text' : 'number'}
      value={gift[name]}
      disabled={!canEdit}
      error={errorAt(`gift.${name}`) !== undefined}
      helperText={errorAt(`gift.${name}`)}
      onChange={({ target }) =>
        onChange({ ...gift, [name]: name === 'value' ? target.value : Number(target.value) })
      }
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
        onInputChange={(_, typed) => onChange({ ...gift, ...readTitle(typed) })}
        renderInput={(props) => (
          <TextField
            {...props}
            label={label('offers.field', 'game')}
            error={titleError !== undefined}
            helperText={titleError ?? text('offers.game.hint')}
          />
        )}
      />
      {field('value')}
      {field('count')}
      {field('days')}
    </>
  );
}
