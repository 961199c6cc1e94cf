import { Alert, Link, Stack } from '@mui/material';
import type { BrandDocument } from '@parlour/client/console';
import { Link as RouterLink } from 'react-router';
import { useLabel, useText } from '../../platform/texts.tsx';
import { usePermission } from '../../platform/usePermission.ts';

/** Changes of what a page shows that a second person has not decided yet. */
export function WaitingChanges({ waiting }: Pick<BrandDocument, 'waiting'>) {
  const text = useText();
  const label = useLabel();
  const mayRead = usePermission({ permission: 'approvals.read', scope: 'granted' });
  if (waiting.length === 0) return null;
  return (
    <Stack sx={{ gap: 1, mb: 2 }}>
      {waiting.map(({ approvalId, kind, by }) => (
        <Alert key={approvalId} severity="warning" variant="outlined">
          {text('brands.waiting', { what: label('approvals.kind', kind), who: by.displayName })}{' '}
          {mayRead ? (
            <Link component={RouterLink} to={`/approvals/${approvalId}`}>
              {text('brands.waiting.open')}
            </Link>
          ) : null}
        </Alert>
      ))}
    </Stack>
  );
}
