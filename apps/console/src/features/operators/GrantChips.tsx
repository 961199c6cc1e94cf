import { Chip, Stack } from '@mui/material';
import type { Grant } from '@parlour/client/console';
import { useLabel, useText } from '../../platform/texts.tsx';

export function GrantChips({ grants }: { grants: readonly Grant[] }) {
  const text = useText();
  const label = useLabel();
  return (
    <Stack direction="row" sx={{ gap: 0.5, flexWrap: 'wrap' }}>
      {grants.map(({ role, merchantCode }) => (
        <Chip
          key={`${role}-${merchantCode}`}
          variant="outlined"
          size="small"
          label={`${label('role', role)} · ${merchantCode ?? text('operators.allBrands')}`}
        />
      ))}
    </Stack>
  );
}
