import { TextField } from '@mui/material';
import type { Play } from '@parlour/lottery-rules';
import { useState } from 'react';
import { useText } from '../../../platform/texts.tsx';
import { readNumbers, withNumbers } from './draft.rules.ts';
import type { Editing } from './editing.ts';
import { FieldGrid } from './Fields.tsx';

type Props = Pick<Editing, 'draft' | 'change'> & { play: Play };

/** Numbers of a play that pay half, and numbers that are not sold. */
export function NumberLists({ play, draft, change }: Props) {
  const text = useText();
  const field = (list: 'half' | 'full', label: string) => (
    <NumberField
      label={label}
      numbers={draft.limits[list][play.id] ?? []}
      onChange={(numbers) =>
        change({ limits: { ...draft.limits, [list]: withNumbers(draft.limits[list], play.id, numbers) } })
      }
    />
  );
  return (
    <FieldGrid>
      {field('half', text('lottery.limits.half'))}
      {field('full', text('lottery.limits.full'))}
    </FieldGrid>
  );
}

type FieldProps = { label: string; numbers: readonly string[]; onChange(numbers: string[]): void };

/** As it is typed: a number that is not whole yet is one all the same. */
function NumberField({ label, numbers, onChange }: FieldProps) {
  const text = useText();
  const [typed, setTyped] = useState(numbers.join(' '));
  return (
    <TextField
      label={label}
      value={typed}
      multiline
      maxRows={4}
      onChange={(event) => {
        setTyped(event.target.value);
        onChange(readNumbers(event.target.value));
      }}
      helperText={text('lottery.limits.hint')}
      slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
    />
  );
}
