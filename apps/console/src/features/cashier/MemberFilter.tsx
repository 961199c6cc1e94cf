import { Chip } from '@mui/material';
import { useListContext } from 'react-admin';
import { useText } from '../../platform/texts.tsx';

/** A link from a member's page filters by that member; this shows the filter and removes it. */
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
