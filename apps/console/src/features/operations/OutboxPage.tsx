import { Button } from '@mui/material';
import { MESSAGE_CHANNELS, MESSAGE_STATES, type MessageState } from '@parlour/contract/values/system';
import { useState } from 'react';
import { PageHead } from '../../parts/layout/PageHead.tsx';
import { EmptyState } from '../../parts/layout/PageStates.tsx';
import { type Column, CursorList } from '../../parts/lists/CursorList.tsx';
import { ChoiceFilter } from '../../parts/lists/ListFilters.tsx';
import { Code } from '../../parts/values/Code.tsx';
import { Moment } from '../../parts/values/Moment.tsx';
import { StateChip, type Tone } from '../../parts/values/StateChip.tsx';
import { usePreferences } from '../../platform/preferences.store.ts';
import { useLabel, useText } from '../../platform/texts.tsx';
import { usePermission } from '../../platform/usePermission.ts';
import { type Message, MessageDialogs, type Pending } from './MessageDialogs.tsx';
import { REFRESH_MS } from './refresh.rules.ts';

const TONE: Record<MessageState, Tone> = { queued: 'quiet', sent: 'good', failed: 'bad' };

/** Messages sent to people. Recipients stay masked until an operator gives a reason. */
export function OutboxPage() {
  const text = useText();
  const label = useLabel();
  const brand = usePreferences((preferences) => preferences.brand);
  const [pending, setPending] = useState<Pending | null>(null);
  const columns = useColumns(setPending);
  if (brand === null)
    return (
      <>
        <PageHead title={text('outbox.title')} hint={text('outbox.hint')} />
        <EmptyState glyph="brand" title={text('outbox.chooseBrand')} hint={text('outbox.chooseBrand.hint')} />
      </>
    );
  return (
    <>
      <PageHead title={text('outbox.title')} hint={text('outbox.hint')} />
      <CursorList<Message>
        resource="outbox"
        label={text('outbox.title')}
        refreshMs={REFRESH_MS}
        filters={
          <>
            <ChoiceFilter
              source="state"
              label={text('outbox.state')}
              options={MESSAGE_STATES.map((state) => ({ value: state, label: label('outbox.state', state) }))}
            />
            <ChoiceFilter
              source="channel"
              label={text('outbox.channel')}
              options={MESSAGE_CHANNELS.map((channel) => ({
                value: channel,
                label: label('outbox.channel', channel),
              }))}
            />
          </>
        }
        columns={columns}
        empty={<EmptyState glyph="plane" title={text('outbox.empty')} hint={text('outbox.empty.hint')} />}
      />
      {pending ? <MessageDialogs pending={pending} onClose={() => setPending(null)} /> : null}
    </>
  );
}

function useColumns(ask: (pending: Pending) => void): Column<Message>[] {
  const text = useText();
  const label = useLabel();
  const canReveal = usePermission({ permission: 'outbox.reveal', scope: 'brand' });
  const canRetry = usePermission({ permission: 'outbox.retry', scope: 'brand' });
  return [
    { id: 'channel', head: text('outbox.channel'), cell: ({ channel }) => label('outbox.channel', channel) },
    { id: 'to', head: text('outbox.recipient'), cell: ({ recipient }) => <Code>{recipient}</Code> },
    { id: 'purpose', head: text('outbox.purpose'), cell: ({ purpose }) => label('outbox.purpose', purpose) },
    {
      id: 'state',
      head: text('outbox.state'),
      cell: ({ state }) => <StateChip tone={TONE[state]} label={label('outbox.state', state)} />,
    },
    { id: 'at', head: text('outbox.createdAt'), cell: ({ createdAt }) => <Moment at={createdAt} /> },
    { id: 'error', head: text('outbox.lastError'), cell: ({ lastError }) => <Code>{lastError}</Code> },
    {
      id: 'actions',
      head: '',
      align: 'right',
      cell: (message) => (
        <>
          {canReveal ? (
            <Button onClick={() => ask({ what: 'reveal', message })}>{text('outbox.reveal')}</Button>
          ) : null}
          {canRetry && message.canRetry ? (
            <Button onClick={() => ask({ what: 'retry', message })}>{text('outbox.retry')}</Button>
          ) : null}
        </>
      ),
    },
  ];
}
