import { Autocomplete, TextField } from '@mui/material';
import { useState } from 'react';
import { useTitleChoices } from '../../parts/titles/useTitleChoices.tsx';
import { useText } from '../../platform/texts.tsx';
import { readNodeIds } from './jackpot.rules.ts';

type Props = { nodeIds: string[]; merchant: string; onChange(nodeIds: string[]): void };

/** Enter adds typed or pasted ids. */
export function TitlePicker({ nodeIds, merchant, onChange }: Props) {
  const text = useText();
  const [typed, setTyped] = useState('');
  const choices = useTitleChoices(merchant, typed);
  return (
    <Autocomplete
      {...choices}
      multiple
      freeSolo
      clearOnBlur
      filterSelectedOptions
      value={nodeIds}
      inputValue={typed}
      onInputChange={(_, next) => setTyped(next)}
      onChange={(_, next) => onChange(readNodeIds(next.join(' ')))}
      slotProps={{ chip: { size: 'small' } }}
      renderInput={(props) => <TextField {...props} label={text('jackpot.titles.ids')} />}
    />
  );
}
