import { Button, Stack, Typography } from '@mui/material';
import type { ConsoleClient } from '@parlour/client/console';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { ReasonDialog } from '../../../parts/dialogs/ReasonDialog.tsx';
import { Card } from '../../../parts/layout/Card.tsx';
import { FailedState, LoadingBlock } from '../../../parts/layout/PageStates.tsx';
import { RowsTable } from '../../../parts/lists/RowsTable.tsx';
import { Moment } from '../../../parts/values/Moment.tsx';
import { OneLine } from '../../../parts/values/OneLine.tsx';
import { useConsole } from '../../../platform/console.ts';
import { useFormats } from '../../../platform/formats.ts';
import { useText } from '../../../platform/texts.tsx';
import { usePermission } from '../../../platform/usePermission.ts';
import { SegmentDialog } from './SegmentDialog.tsx';
import { useAudienceWords } from './useAudienceWords.ts';

type Segment = Awaited<ReturnType<ConsoleClient['promotions']['segmentBlocks']>>['items'][number];

/** Members who are blocked for what they have in common. */
export function SegmentsCard({ merchant }: { merchant: string }) {
  const text = useText();
  const { client } = useConsole();
  const canDecide = usePermission({ permission: 'promotions.decide', scope: 'brand' }, merchant);
  const [isBlocking, setBlocking] = useState(false);
  const [lifted, setLifted] = useState<Segment | null>(null);
  const { data, error, refetch } = useQuery({
    queryKey: ['segmentBlocks', merchant],
    queryFn: () => client.promotions.segmentBlocks({ merchant }),
  });
  return (
    <Card
      title={text('segments.title')}
      action={
        canDecide ? (
          <Button variant="outlined" onClick={() => setBlocking(true)}>
            {text('segments.add')}
          </Button>
        ) : null
      }
    >
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        {text('segments.hint')}
      </Typography>
      {error ? <FailedState error={error} onRetry={refetch} /> : null}
      {!data && !error ? <LoadingBlock rows={1} /> : null}
      {data && data.items.length > 0 ? (
        <Segments items={data.items} merchant={merchant} onLift={canDecide ? setLifted : null} />
      ) : null}
      {isBlocking ? <SegmentDialog merchant={merchant} onClose={() => setBlocking(false)} /> : null}
      {lifted ? <LiftDialog merchant={merchant} segment={lifted} onClose={() => setLifted(null)} /> : null}
    </Card>
  );
}

type SegmentsProps = { items: Segment[]; merchant: string; onLift: ((segment: Segment) => void) | null };

function Segments({ items, merchant, onLift }: SegmentsProps) {
  const text = useText();
  const formats = useFormats();
  const wordsOf = useAudienceWords(merchant);
  return (
    <RowsTable<Segment>
      label={text('segments.title')}
      rows={items}
      idOf={({ id }) => id}
      columns={[
        {
          id: 'segment',
          head: text('segments.segment'),
          isRowHead: true,
          minWidth: 200,
          cell: ({ audience }) => wordsOf(audience),
        },
        {
          id: 'members',
          head: text('segments.members'),
          align: 'right',
          cell: ({ members }) => formats.number(members),
        },
        {
          id: 'reason',
          head: text('blocks.reason'),
          cell: ({ reason }) => <OneLine words={reason} width={240} />,
        },
        {
          id: 'at',
          head: text('blocks.since'),
          cell: ({ blockedAt }) => <Moment at={blockedAt} merchant={merchant} />,
        },
        { id: 'by', head: text('blocks.by'), cell: ({ blockedBy }) => blockedBy?.displayName },
        {
          id: 'acts',
          head: '',
          align: 'right',
          cell: (segment) =>
            onLift ? (
              <Stack direction="row" sx={{ justifyContent: 'flex-end' }}>
                <Button size="small" variant="outlined" onClick={() => onLift(segment)}>
                  {text('segments.lift')}
                </Button>
              </Stack>
            ) : null,
        },
      ]}
    />
  );
}

type LiftProps = { merchant: string; segment: Segment; onClose(): void };

function LiftDialog({ merchant, segment: { id, audience }, onClose }: LiftProps) {
  const text = useText();
  const notify = useNotify();
  const { client } = useConsole();
  const queryClient = useQueryClient();
  const wordsOf = useAudienceWords(merchant);
  return (
    <ReasonDialog
      title={wordsOf(audience)}
      confirm={text('segments.lift')}
      act={(reason) => client.promotions.unblockSegment({ body: { id, reason }, merchant })}
      onDone={() => {
        notify(text('blocks.undone'), { type: 'success' });
        void queryClient.invalidateQueries({ queryKey: ['segmentBlocks'] });
        onClose();
      }}
      onClose={onClose}
    >
      {text('segments.lift.effect')}
    </ReasonDialog>
  );
}
