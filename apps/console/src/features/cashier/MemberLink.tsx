import { Link, Stack, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import type { WithdrawalLine } from '../../parts/cashier-states.rules.ts';
import { usePermission } from '../../platform/usePermission.ts';
import { memberName } from './cashier.rules.ts';

type Props = { member: WithdrawalLine['member']; merchant: string };

/** The member's name, with a link for operators who may see members. */
export function MemberLink({ member, merchant }: Props) {
  const canLook = usePermission({ permission: 'members.read', scope: 'brand' }, merchant);
  const name = memberName(member);
  const place = `/members/${encodeURIComponent(merchant)}/${encodeURIComponent(member.id)}`;
  return (
    <Stack>
      {canLook ? (
        <Link component={RouterLink} to={place} underline="hover">
          {name}
        </Link>
      ) : (
        <span>{name}</span>
      )}
      {member.customerNo ? (
        <Typography variant="caption" color="textSecondary">
          {member.customerNo}
        </Typography>
      ) : null}
    </Stack>
  );
}
