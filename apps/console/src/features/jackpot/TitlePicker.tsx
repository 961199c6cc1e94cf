import { Autocomplete, TextField } from '@mui/material';
import { useState } from 'react';
import { useTitleChoices } from '../../parts/titles/useTitleChoices.tsx';
import { useText } from '../../platform/texts.tsx';
import { type JackpotState, readNodeIds } from './jackpot.rules.ts';

type Picked = { nodeIds: string[]; onChange(nodeIds: string[]): void };

/** Finds titles to add; Enter adds typed or pasted ids. */
export function AddedTitles({ merchant, ...picked }: Picked & { merchant: string }) {
  const text = useText();
  const [typed, setTyped] = useState('');
  const choices = useTitleChoices(merchant, typed);
  return (
    <TitlePicker
      {...choices}
      {...picked}
      label={text('jackpot.titles.add')}
      typed={typed}
      onType={setTyped}
    />
  );
}

/** Finds titles to remove among those that take part. */
export function RemovedTitles({ titles, ...picked }: Picked & Pick<JackpotState, 'titles'>) {
  const text = useText();
  const [typed, setTyped] = useState('');
  const names = new Map(titles.map(({ nodeId, name }) => [nodeId, name]));
  return (
    <TitlePicker
      {...picked}
      options={[...names.keys()]}
      getOptionLabel={(nodeId) => `${names.get(nodeId) ?? ''} ${nodeId}`.trim()}
      label={text('jackpot.titles.remove')}
      typed={typed}
      onType={setTyped}
    />
  );
}

type Choices = Omit<Partial<Parameters<typeof Autocomplete<string, true, false, true>>[0]>, 'onChange'>;
type PickerProps = Picked &
  Choices & { options: string[]; label: string; typed: string; onType(typed: string): void };

function TitlePicker({ nodeIds, onChange, label, typed, onType, ...choices }: PickerProps) {
  return (
    <Autocomplete
      {...choices}
      multiple
      freeSolo
      clearOnBlur
      filterSelectedOptions
      value={nodeIds}
      inputValue={typed}
      onInputChange={(_, next) => onType(next)}
      onChange={(_, next) => onChange(readNodeIds(next.join(' ')))}
      slotProps={{ chip: { size: 'small' } }}
      renderInput={(props) => <TextField {...props} label={label} />}
    />
  );
}
