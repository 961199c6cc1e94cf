import { Chip } from '@mui/material';
import { useListContext } from 'react-admin';
import { useText } from '../../platform/texts.tsx';

/** Whoever came from the page of a member sees theirs alone, and can let go of that. */
export function MemberFilter() {
  const text = useText();
  const { filterValues, setFilters } = useListContext();
  const { memberId, ...others } = filterValues as { memberId?: string };
  if (memberId === undefined) return null;
  return (
    <Chip
      label={text('cashier.ofMember', { member: `…${memberId.slice(-8)}` })}
      onDelete={() => setFilters(others)}
      sx={{ alignSelf: 'center' }}
    />
  );
}
