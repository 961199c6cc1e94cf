import { Chip, Stack } from '@mui/material';
import type { OverlapSign } from '@parlour/contract/values/promotions/overlap';
import { useLabel } from '../../platform/texts.tsx';

/** What a member has in common with other accounts. */
export function SignChips({ signs }: { signs: readonly OverlapSign[] }) {
  const label = useLabel();
  return (
    <Stack direction="row" sx={{ gap: 0.5 }}>
      {signs.map((sign) => (
        <Chip key={sign} size="small" label={label('invite.sign', sign)} />
      ))}
    </Stack>
  );
}
