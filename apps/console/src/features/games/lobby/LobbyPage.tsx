import { Alert, Box, Button, Stack } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { ReasonDialog } from '../../../parts/dialogs/ReasonDialog.tsx';
import { ChooseBrand } from '../../../parts/layout/ChooseBrand.tsx';
import { PageHead } from '../../../parts/layout/PageHead.tsx';
import { FailedState, LoadingBlock } from '../../../parts/layout/PageStates.tsx';
import { isRefusal } from '../../../parts/useRefusal.ts';
import { useConsole } from '../../../platform/console.ts';
import { useText } from '../../../platform/texts.tsx';
import { usePermission } from '../../../platform/usePermission.ts';
import type { Lobby } from '../games.rules.ts';
import { HotCard, TabsCard, VendorsCard } from './LobbyCards.tsx';

/** The order of the lobby: tabs, vendors, hot games. */
export function LobbyPage() {
  const text = useText();
  return (
    <>
      <PageHead title={text('games.lobby')} hint={text('games.lobby.hint')} />
      <ChooseBrand>{(merchant) => <LobbyEditor key={merchant} merchant={merchant} />}</ChooseBrand>
    </>
  );
}

function LobbyEditor({ merchant }: { merchant: string }) {
  const { client } = useConsole();
  const { data, error, refetch } = useQuery({
    queryKey: ['lobby', merchant],
    queryFn: () => client.games.lobby({ merchant }),
    refetchOnWindowFocus: false,
  });
  if (!data) return error ? <FailedState error={error} onRetry={refetch} /> : <LoadingBlock />;
  return <Draft key={data.version} saved={data} merchant={merchant} />;
}

/** Moves are local until they are saved. */
function Draft({ saved, merchant }: { saved: Lobby; merchant: string }) {
  const text = useText();
  const canEdit = usePermission({ permission: 'games.edit', scope: 'brand' }, merchant);
  const [draft, setDraft] = useState(saved);
  const [isSaving, setSaving] = useState(false);
  const [isStale, setStale] = useState(false);
  const isChanged = draft !== saved;
  const cards = { lobby: draft, isLocked: !canEdit, onChange: setDraft };
  return (
    <Stack sx={{ gap: 2 }}>
      {isStale ? <StaleAlert merchant={merchant} /> : null}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(360px, 100%), 1fr))',
        }}
      >
        <TabsCard {...cards} />
        <VendorsCard {...cards} />
        <HotCard {...cards} merchant={merchant} />
      </Box>
      {canEdit ? (
        <Stack direction="row" sx={{ gap: 1, justifyContent: 'flex-end' }}>
          <Button variant="outlined" disabled={!isChanged} onClick={() => setDraft(saved)}>
            {text('games.lobby.undo')}
          </Button>
          <Button variant="contained" disabled={!isChanged} onClick={() => setSaving(true)}>
            {text('games.lobby.save')}
          </Button>
        </Stack>
      ) : null}
      {isSaving ? (
        <SaveDialog
          draft={draft}
          merchant={merchant}
          onClose={() => setSaving(false)}
          onStale={() => setStale(true)}
        />
      ) : null}
    </Stack>
  );
}

/** Somebody saved meanwhile: the moves made here stay visible until the newest version is loaded. */
function StaleAlert({ merchant }: { merchant: string }) {
  const text = useText();
  const queryClient = useQueryClient();
  const take = () => queryClient.invalidateQueries({ queryKey: ['lobby', merchant] });
  return (
    <Alert
      severity="warning"
      variant="outlined"
      action={
        <Button color="inherit" onClick={() => void take()}>
          {text('games.stale.take')}
        </Button>
      }
    >
      {text('games.stale')}
    </Alert>
  );
}

type SaveProps = { draft: Lobby; merchant: string; onClose(): void; onStale(): void };

function SaveDialog({ draft, merchant, onClose, onStale }: SaveProps) {
  const text = useText();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { client } = useConsole();
  const { version, tabs, vendors, hot } = draft;
  return (
    <ReasonDialog
      title={text('games.lobby.save')}
      confirm={text('games.save')}
      act={(reason) =>
        client.games.saveLobby({
          body: {
            version,
            tabs: tabs.map(({ category, isHidden }) => ({ category, isHidden })),
            vendors: vendors.map(({ code, displayName, tag }) => ({ code, displayName, tag })),
            hot: hot.map(({ nodeId }) => nodeId),
            reason,
          },
          merchant,
        })
      }
      onDone={(lobby) => {
        notify(text('games.saved'), { type: 'success' });
        onClose();
        queryClient.setQueryData(['lobby', merchant], lobby);
      }}
      onRefused={(error) => {
        const isStale = isRefusal(error, 'stale');
        if (isStale) onStale();
        return isStale;
      }}
      onClose={onClose}
    />
  );
}
