import { Stack, TextField } from '@mui/material';
import { SelectField } from '../../../parts/fields/SelectField.tsx';
import { useLabel, useText } from '../../../platform/texts.tsx';
import { GoodsField } from '../mall/GoodsField.tsx';
import { NEW_ROUNDS, type PrizeForm } from '../prize-form.rules.ts';
import { RoundsFields } from '../RoundsFields.tsx';

type Props = {
  label: string;
  value: PrizeForm;
  onChange(value: PrizeForm): void;
  error?: string | undefined;
  kinds?: readonly PrizeForm['kind'][];
  /** Where titles for free rounds are searched. */
  merchant: string;
  /** What is wrong with a field of free rounds. */
  errorIn(field: string): string | undefined;
};

/** Goods come from tasks and leaderboards. */
const WHEEL_KINDS = ['nothing', 'cash', 'points', 'turns', 'rounds'] as const;

/** The kind of a prize, and how much of it. */
export function PrizeFields({ label, value, onChange, error, kinds = WHEEL_KINDS, ...about }: Props) {
  const text = useText();
  const name = useLabel();
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'flex-start', flexWrap: 'wrap' }}>
      <SelectField
        label={label}
        value={value.kind}
        width={150}
        error={error}
        options={kinds.map((kind) => ({ value: kind, label: name('chance.kind', kind) }))}
        onChange={(kind) => onChange({ ...value, kind })}
      />
      {value.kind === 'rounds' ? (
        <Stack sx={{ gap: 1.5, width: 280 }}>
          <RoundsFields
            {...about}
            rounds={value.rounds ?? NEW_ROUNDS}
            canEdit
            onChange={(changed) =>
              onChange({ ...value, rounds: { ...(value.rounds ?? NEW_ROUNDS), ...changed } })
            }
          />
        </Stack>
      ) : value.kind === 'goods' ? (
        <GoodsField
          merchant={about.merchant}
          chosen={value.goods?.itemId ?? ''}
          error={about.errorIn('itemId')}
          onChange={(goods) => onChange({ ...value, goods })}
        />
      ) : value.kind === 'nothing' ? null : (
        <TextField
          label={text('chance.howMuch')}
          value={value.typed}
          onChange={(event) => onChange({ ...value, typed: event.target.value })}
          slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 15, autoComplete: 'off' } }}
          sx={{ width: 110 }}
        />
      )}
    </Stack>
  );
}
