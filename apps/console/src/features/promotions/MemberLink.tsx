import { Link } from '@mui/material';
import { Link as RouterLink } from 'react-router';

/** A member, and the way to their page. */
export function MemberLink({
  merchant,
  member,
}: {
  merchant: string;
  member: { id: string; account: string };
}) {
  return (
    <Link component={RouterLink} to={`/members/${merchant}/${member.id}`} underline="hover">
      {member.account}
    </Link>
  );
}
