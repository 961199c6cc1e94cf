import { Link } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import type { Column } from '../../parts/lists/CursorList.tsx';
import { Moment } from '../../parts/values/Moment.tsx';
import { OneLine } from '../../parts/values/OneLine.tsx';
import { StateChip } from '../../parts/values/StateChip.tsx';
import { useLabel, useText } from '../../platform/texts.tsx';
import { Address } from './Address.tsx';
import { type MemberLogin, memberPlace } from './members.rules.ts';

/** The columns of a login history; a member's page leaves out the member. */
export function useLoginColumns(merchant: string, { isOfOne }: { isOfOne: boolean }): Column<MemberLogin>[] {
  const text = useText();
  const label = useLabel();
  const who: Column<MemberLogin> = {
    id: 'member',
    head: text('logins.member'),
    cell: ({ memberId, account }) => (
      <Link component={RouterLink} to={memberPlace(merchant, memberId)} underline="hover">
        {account}
      </Link>
    ),
  };
  return [
    { id: 'at', head: text('logins.at'), cell: ({ at }) => <Moment at={at} />, width: 190 },
    ...(isOfOne ? [] : [who]),
    {
      id: 'outcome',
      head: text('logins.outcome'),
      cell: ({ isSuccess }) => (
        <StateChip tone={isSuccess ? 'good' : 'bad'} label={label('logins.outcome', String(isSuccess))} />
      ),
    },
    { id: 'method', head: text('logins.method'), cell: ({ method }) => label('logins.method', method) },
    {
      id: 'address',
      head: text('logins.address'),
      cell: ({ ip, country }) => <Address ip={ip} country={country} />,
    },
    { id: 'device', head: text('logins.device'), cell: ({ device }) => label('logins.device', device) },
    {
      id: 'browser',
      head: text('logins.browser'),
      cell: ({ userAgent }) => <OneLine words={userAgent} width={260} />,
    },
  ];
}
