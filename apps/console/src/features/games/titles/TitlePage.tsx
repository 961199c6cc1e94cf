import { Button, Link, Stack } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link as RouterLink, useParams } from 'react-router';
import { Card } from '../../../parts/layout/Card.tsx';
import { CardGrid } from '../../../parts/layout/CardGrid.tsx';
import { PageHead } from '../../../parts/layout/PageHead.tsx';
import { FailedState, LoadingBlock } from '../../../parts/layout/PageStates.tsx';
import { listPlace } from '../../../parts/tasks.rules.ts';
import { titleName } from '../../../parts/titles/title-name.rules.ts';
import { Code } from '../../../parts/values/Code.tsx';
import { Facts } from '../../../parts/values/Facts.tsx';
import { Moment } from '../../../parts/values/Moment.tsx';
import { useConsole } from '../../../platform/console.ts';
import { useFormats } from '../../../platform/formats.ts';
import { usePreferences } from '../../../platform/preferences.store.ts';
import { useLabel, useText } from '../../../platform/texts.tsx';
import { usePermission } from '../../../platform/usePermission.ts';
import type { TitleDetail } from '../games.rules.ts';
import { ModelCard } from './ModelCard.tsx';
import { TitleDialog } from './TitleDialog.tsx';
import { TitleReturnsCard } from './TitleReturnsCard.tsx';
import { TitleState } from './TitleState.tsx';

/** One title: its marks, the model it is played by, and what it brought back. The address names the brand. */
export function TitlePage() {
  const { merchantCode: merchant = '', nodeId = '' } = useParams();
  const text = useText();
  const { client } = useConsole();
  const language = usePreferences((preferences) => preferences.language);
  const canEdit = usePermission({ permission: 'games.edit', scope: 'brand' }, merchant);
  const canLook = usePermission({ permission: 'games.rounds', scope: 'brand' }, merchant);
  const [isEdited, setEdited] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: ['title', merchant, nodeId],
    queryFn: () => client.games.titleDetail({ query: { nodeId }, merchant }),
  });
  const back = { to: '/games/titles', label: text('games.titles') };
  if (!data)
    return (
      <>
        <PageHead title={text('games.title')} back={back} />
        {error ? <FailedState error={error} onRetry={refetch} /> : <LoadingBlock />}
      </>
    );
  return (
    <>
      <PageHead
        title={titleName(data, language)}
        hint={<TitleState title={data} />}
        back={back}
        actions={
          canEdit ? (
            <Button variant="outlined" onClick={() => setEdited(true)}>
              {text('games.edit')}
            </Button>
          ) : null
        }
      />
      <Stack sx={{ gap: 2 }}>
        <CardGrid>
          <AboutCard title={data} canLook={canLook} />
          <ModelCard title={data} />
        </CardGrid>
        {canLook ? <TitleReturnsCard nodeId={nodeId} merchant={merchant} /> : null}
      </Stack>
      {isEdited ? (
        <TitleDialog
          title={{ ...data, id: data.nodeId }}
          merchant={merchant}
          onDone={() => {
            setEdited(false);
            void refetch();
          }}
          onClose={() => setEdited(false)}
        />
      ) : null}
    </>
  );
}

function AboutCard({ title, canLook }: { title: TitleDetail; canLook: boolean }) {
  const text = useText();
  const label = useLabel();
  const formats = useFormats();
  const {
    vendor,
    vendorName,
    gameCode,
    category,
    isMoved,
    classification,
    isClassified,
    hotRank,
    isNew,
    sort,
    addedAt,
  } = title;
  const yesNo = (isSo: boolean) => (isSo ? text('frame.yes') : text('frame.no'));
  const tab = label('games.category', category);
  const kind = label('games.kind', classification);
  return (
    <Card
      title={text('games.about.title')}
      action={
        canLook ? (
          <Link
            component={RouterLink}
            to={listPlace('/games/rounds', { vendor, gameCode })}
            underline="hover"
          >
            {text('games.rounds.ofTitle')}
          </Link>
        ) : null
      }
    >
      <Facts
        facts={[
          [text('games.vendor'), vendorName],
          [text('games.gameCode'), <Code key="code">{gameCode}</Code>],
          [text('games.category'), isMoved ? text('games.category.moved', { tab }) : tab],
          [text('games.kind'), isClassified ? text('games.kind.chosen', { kind }) : kind],
          [text('games.hot'), hotRank === null ? text('frame.no') : text('games.hot.at', { rank: hotRank })],
          [text('games.isNew'), yesNo(isNew)],
          [text('games.sort'), formats.number(sort)],
          [text('games.addedAt'), <Moment key="added" at={addedAt} />],
        ]}
      />
    </Card>
  );
}
