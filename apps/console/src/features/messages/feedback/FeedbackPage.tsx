import { Link } from '@mui/material';
import type { ConsoleClient } from '@parlour/client/console';
import { FEEDBACK_STATES } from '@parlour/contract/values/messages/feedback';
import { Link as RouterLink } from 'react-router';
import { ChooseBrand } from '../../../parts/layout/ChooseBrand.tsx';
import { PageHead } from '../../../parts/layout/PageHead.tsx';
import { EmptyState } from '../../../parts/layout/PageStates.tsx';
import { CursorList } from '../../../parts/lists/CursorList.tsx';
import { ChoiceFilter } from '../../../parts/lists/ListFilters.tsx';
import { Moment } from '../../../parts/values/Moment.tsx';
import { OneLine } from '../../../parts/values/OneLine.tsx';
import { useLabel, useText } from '../../../platform/texts.tsx';

type Line = Awaited<ReturnType<ConsoleClient['messages']['feedbackQueue']>>['items'][number];

/** What members wrote to the brand. */
export function FeedbackPage() {
  const text = useText();
  return (
    <>
      <PageHead title={text('feedback.title')} hint={text('feedback.hint')} />
      <ChooseBrand>{(merchant) => <Queue merchant={merchant} />}</ChooseBrand>
    </>
  );
}

function Queue({ merchant }: { merchant: string }) {
  const text = useText();
  const label = useLabel();
  return (
    <CursorList<Line>
      resource="feedback"
      label={text('feedback.title')}
      fixed={{ merchant }}
      filters={
        <ChoiceFilter
          source="state"
          label={text('feedback.state')}
          options={FEEDBACK_STATES.map((value) => ({ value, label: label('feedback.state', value) }))}
        />
      }
      columns={[
        {
          id: 'words',
          head: text('feedback.words'),
          cell: ({ id, content }) => (
            <Link component={RouterLink} to={`/feedback/${merchant}/${id}`} underline="hover">
              <OneLine words={content} width={420} />
            </Link>
          ),
        },
        { id: 'member', head: text('feedback.member'), cell: ({ member }) => member.account },
        {
          id: 'language',
          head: text('feedback.language'),
          cell: ({ language }) => label('language', language),
        },
        { id: 'pictures', head: text('feedback.pictures'), cell: ({ pictures }) => pictures },
        {
          id: 'sent',
          head: text('feedback.sentAt'),
          cell: ({ sentAt }) => <Moment at={sentAt} merchant={merchant} />,
        },
      ]}
      empty={<EmptyState glyph="report" title={text('feedback.empty')} />}
    />
  );
}
