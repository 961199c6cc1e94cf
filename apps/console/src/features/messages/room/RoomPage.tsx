import { Alert, Box, Stack } from '@mui/material';
import { useState } from 'react';
import { ChooseBrand } from '../../../parts/layout/ChooseBrand.tsx';
import { PageHead } from '../../../parts/layout/PageHead.tsx';
import { FailedState, LoadingBlock } from '../../../parts/layout/PageStates.tsx';
import { useText } from '../../../platform/texts.tsx';
import { MutesCard } from './MutesCard.tsx';
import { ReportsCard } from './ReportsCard.tsx';
import { type RoomAct, RoomDialog } from './RoomDialog.tsx';
import { RoomSettingsCard } from './RoomSettingsCard.tsx';
import { RoomTalkCard } from './RoomTalkCard.tsx';
import { useRoomDesk } from './useRoomDesk.ts';

/** Where operators look after the brand's chat room. */
export function RoomPage() {
  const text = useText();
  return (
    <>
      <PageHead title={text('room.title')} hint={text('room.hint')} />
      <ChooseBrand>{(merchant) => <RoomDesk key={merchant} merchant={merchant} />}</ChooseBrand>
    </>
  );
}

function RoomDesk({ merchant }: { merchant: string }) {
  const text = useText();
  const { room, reports, mutes } = useRoomDesk(merchant);
  const [act, setAct] = useState<RoomAct | null>(null);
  if (room.isError) return <FailedState error={room.error} onRetry={room.refetch} />;
  const latest = room.data?.pages[0];
  if (!room.data || !latest) return <LoadingBlock />;
  const lines = room.data.pages.toReversed().flatMap(({ items }) => items);
  return (
    <Stack sx={{ gap: 2 }}>
      {latest.isOn ? null : (
        <Alert severity="info" variant="outlined">
          {text('room.off')}
        </Alert>
      )}
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', md: '1fr 380px' },
          gap: 2,
          alignItems: 'start',
        }}
      >
        <RoomTalkCard
          merchant={merchant}
          lines={lines}
          onAct={setAct}
          onEarlier={room.hasNextPage ? () => void room.fetchNextPage() : null}
        />
        <Stack sx={{ gap: 2 }}>
          <ReportsCard reports={reports.data?.items ?? []} onAct={setAct} />
          <MutesCard merchant={merchant} mutes={mutes.data?.items ?? []} onAct={setAct} />
          <RoomSettingsCard merchant={merchant} />
        </Stack>
      </Box>
      {act ? <RoomDialog merchant={merchant} act={act} onClose={() => setAct(null)} /> : null}
    </Stack>
  );
}
