import { Link } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import { usePermission } from '../../../platform/usePermission.ts';
import type { MemberRef } from './rounds.rules.ts';

/** The member's name, with a link for operators who may see members. */
export function MemberName({ member, merchant }: { member: MemberRef; merchant: string }) {
  const canLook = usePermission({ permission: 'members.read', scope: 'brand' }, merchant);
  const name = member.account ?? `…${member.id.slice(-8)}`;
  if (!canLook) return <span>{name}</span>;
  const place = `/members/${encodeURIComponent(merchant)}/${encodeURIComponent(member.id)}`;
  return (
    <Link component={RouterLink} to={place} underline="hover">
      {name}
    </Link>
  );
}
