import { Link, Stack, Typography } from '@mui/material';
import { MEMBER_STATES, MEMBER_TYPES } from '@parlour/contract/values/identity';
import { Link as RouterLink } from 'react-router';
import { ChooseBrand } from '../../parts/layout/ChooseBrand.tsx';
import { PageHead } from '../../parts/layout/PageHead.tsx';
import { EmptyState } from '../../parts/layout/PageStates.tsx';
import { type Column, CursorList } from '../../parts/lists/CursorList.tsx';
import { ChoiceFilter, TextFilter } from '../../parts/lists/ListFilters.tsx';
import { Code } from '../../parts/values/Code.tsx';
import { Moment } from '../../parts/values/Moment.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useLabel, useText } from '../../platform/texts.tsx';
import { MemberState } from './MemberState.tsx';
import { type MemberSummary, memberPlace } from './members.rules.ts';

export function MembersPage() {
  const text = useText();
  return (
    <>
      <PageHead title={text('members.title')} hint={text('members.hint')} />
      <ChooseBrand>{(merchant) => <MembersList merchant={merchant} />}</ChooseBrand>
    </>
  );
}

function MembersList({ merchant }: { merchant: string }) {
  const text = useText();
  const label = useLabel();
  return (
    <CursorList<MemberSummary>
      resource="members"
      label={text('members.title')}
      fixed={{ merchant }}
      filters={
        <>
          <TextFilter source="q" label={text('members.search')} type="search" width={320} />
          <ChoiceFilter
            source="type"
            label={text('members.type')}
            options={MEMBER_TYPES.map((type) => ({
              value: String(type),
              label: label('members.type', `${type}`),
            }))}
          />
          <ChoiceFilter
            source="state"
            label={text('members.state')}
            options={MEMBER_STATES.map((state) => ({ value: state, label: label('members.state', state) }))}
          />
        </>
      }
      columns={useColumns(merchant)}
      empty={<EmptyState glyph="users" title={text('members.empty')} hint={text('members.empty.hint')} />}
    />
  );
}

function useColumns(merchant: string): Column<MemberSummary>[] {
  const text = useText();
  const label = useLabel();
  const formats = useFormats();
  return [
    {
      id: 'account',
      head: text('members.account'),
      cell: ({ id, account, nickname }) => (
        <Stack>
          <Link component={RouterLink} to={memberPlace(merchant, id)} underline="hover">
            {account}
          </Link>
          {nickname ? (
            <Typography variant="caption" color="textSecondary">
              {nickname}
            </Typography>
          ) : null}
        </Stack>
      ),
    },
    {
      id: 'customerNo',
      head: text('members.customerNo'),
      cell: ({ customerNo }) => <Code>{customerNo}</Code>,
    },
    { id: 'type', head: text('members.type'), cell: ({ type }) => label('members.type', `${type}`) },
    { id: 'state', head: text('members.state'), cell: (member) => <MemberState member={member} /> },
    { id: 'country', head: text('members.country'), cell: ({ country }) => formats.country(country) },
    {
      id: 'registered',
      head: text('members.registeredAt'),
      cell: ({ registeredAt }) => <Moment at={registeredAt} />,
    },
    {
      id: 'seen',
      head: text('members.lastLogin'),
      cell: ({ lastLoginAt }) => <Moment at={lastLoginAt} relative />,
    },
  ];
}
