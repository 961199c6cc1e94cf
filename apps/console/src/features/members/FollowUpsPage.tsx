import { Link } from '@mui/material';
import type { ConsoleClient } from '@parlour/client/console';
import { Link as RouterLink } from 'react-router';
import { ChooseBrand } from '../../parts/layout/ChooseBrand.tsx';
import { PageHead } from '../../parts/layout/PageHead.tsx';
import { EmptyState } from '../../parts/layout/PageStates.tsx';
import { CursorList } from '../../parts/lists/CursorList.tsx';
import { OneLine } from '../../parts/values/OneLine.tsx';
import { useText } from '../../platform/texts.tsx';
import { memberPlace } from './members.rules.ts';

type FollowUp = Awaited<ReturnType<ConsoleClient['protection']['followUps']>>['items'][number];

/** Conversations about play that somebody meant to follow up by today. */
export function FollowUpsPage() {
  const text = useText();
  return (
    <>
      <PageHead title={text('protection.followUps')} hint={text('protection.followUps.hint')} />
      <ChooseBrand>{(merchant) => <FollowUps merchant={merchant} />}</ChooseBrand>
    </>
  );
}

function FollowUps({ merchant }: { merchant: string }) {
  const text = useText();
  return (
    <CursorList<FollowUp>
      resource="followUps"
      label={text('protection.followUps')}
      fixed={{ merchant }}
      columns={[
        {
          id: 'member',
          head: text('logins.member'),
          cell: ({ member }) => (
            <Link component={RouterLink} to={memberPlace(merchant, member.id)} underline="hover">
              {member.account}
            </Link>
          ),
        },
        { id: 'due', head: text('protection.followUp'), cell: ({ followUpOn }) => followUpOn },
        {
          id: 'note',
          head: text('protection.note'),
          cell: ({ note }) => <OneLine words={note} width={420} />,
        },
        { id: 'by', head: text('protection.by'), cell: ({ by }) => by.displayName },
      ]}
      empty={<EmptyState glyph="users" title={text('protection.followUps.none')} />}
    />
  );
}
