import { Link, Stack, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import { useLabel } from '../../platform/texts.tsx';
import { type AccountRef, accountPlace, ownerName } from './ledger.rules.ts';

/** The account's owner and purpose. */
export function AccountLink({ account, merchant }: { account: AccountRef; merchant: string }) {
  const label = useLabel();
  return (
    <Stack>
      <Link component={RouterLink} to={accountPlace(merchant, account.id)} underline="hover">
        {ownerName(account.owner)}
      </Link>
      <Typography variant="caption" color="textSecondary">
        {label('ledger.purpose', account.purpose)}
      </Typography>
    </Stack>
  );
}
