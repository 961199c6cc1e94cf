import { Button, Paper, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { findingAt } from '../../../parts/fields/findings.rules.ts';
import { PageHead } from '../../../parts/layout/PageHead.tsx';
import { FailedState, LoadingBlock } from '../../../parts/layout/PageStates.tsx';
import { fieldsOf, isRefusal, useRefusal } from '../../../parts/useRefusal.ts';
import { useLabel, useText } from '../../../platform/texts.tsx';
import { useZoneOf } from '../../../platform/useZoneOf.ts';
import { type Finding, type LotteryDetail, lotteryPlace, nameOf, type Setup } from '../lottery.rules.ts';
import { useLottery } from '../useLotteries.ts';
import { BasicsCard } from './BasicsCard.tsx';
import { changesOf, draftOf, newSetup, setupOf } from './draft.rules.ts';
import { FindingsList } from './FindingsList.tsx';
import { MoneyCard } from './MoneyCard.tsx';
import { PlaysCard } from './PlaysCard.tsx';
import { SaveDialog } from './SaveDialog.tsx';
import { ScheduleCard } from './ScheduleCard.tsx';

/** The setup of a lottery, or of one that is new. The address names the brand. */
export function SetupPage() {
  const { merchantCode: merchant = '', code } = useParams();
  return code === undefined ? (
    <NewSetup merchant={merchant} />
  ) : (
    <ChangedSetup merchant={merchant} code={code} />
  );
}

function NewSetup({ merchant }: { merchant: string }) {
  const zone = useZoneOf(merchant);
  return <Editor merchant={merchant} detail={null} start={newSetup('ssc', zone ?? 'UTC')} />;
}

function ChangedSetup({ merchant, code }: { merchant: string; code: string }) {
  const { data, error, refetch } = useQuery(useLottery(merchant, code));
  if (!data) return error ? <FailedState error={error} onRetry={refetch} /> : <LoadingBlock />;
  // Whoever is typing goes on with what they read; the version says if it is still that.
  return <Editor key={code} merchant={merchant} detail={data} start={data.lottery.setup} />;
}

type EditorProps = { merchant: string; detail: LotteryDetail | null; start: Setup };

function Editor({ merchant, detail: read, start }: EditorProps) {
  const text = useText();
  const label = useLabel();
  const refusal = useRefusal();
  const navigate = useNavigate();
  const [detail] = useState(read);
  const [draft, setDraft] = useState(() => draftOf(start));
  const [refused, setRefused] = useState<unknown>(null);
  const [isSaving, setSaving] = useState(false);
  const top = useRef<HTMLDivElement>(null);
  // The button is at the end of the page, what was wrong at its beginning.
  useEffect(() => {
    if (refused) top.current?.scrollIntoView({ block: 'center' });
  }, [refused]);
  const isNew = detail === null;
  const setup = setupOf(draft);
  const changes = changesOf(detail?.lottery.setup ?? null, setup);
  const fields = fieldsOf(refused);
  const editing = {
    draft,
    change: (about: Partial<typeof draft>) => setDraft((now) => ({ ...now, ...about })),
    errorAt: (field: string) => {
      const finding = findingAt(fields, `setup.${field}`);
      return finding === undefined ? undefined : label('fieldError', finding);
    },
  };
  const findings = isRefusal(refused, 'odds_unsafe') ? ((refused.value.findings ?? []) as Finding[]) : [];
  const place = isNew ? '/lottery/games' : lotteryPlace(merchant, draft.code);
  return (
    <>
      <PageHead
        title={isNew ? text('lottery.new') : text('lottery.setup.of', { name: nameOf(detail.lottery) })}
        hint={text('lottery.setup.hint')}
        back={{ to: place, label: isNew ? text('lottery.games') : nameOf(detail.lottery) }}
      />
      <Stack sx={{ gap: 2 }}>
        <div ref={top}>{refused ? <FindingsList findings={findings} words={refusal(refused)} /> : null}</div>
        <BasicsCard
          {...editing}
          isNew={isNew}
          onFamily={(family) => {
            const { code, name } = draft;
            setDraft({ ...draftOf(newSetup(family, draft.schedule.timeZone)), code, name });
          }}
        />
        <ScheduleCard {...editing} madeUntil={detail?.madeUntil ?? null} />
        <MoneyCard {...editing} />
        <PlaysCard {...editing} />
        <Paper
          component="section"
          aria-label={text('lottery.setup.save')}
          sx={{ position: 'sticky', bottom: 16, zIndex: 5, px: 2.5, py: 1.5 }}
        >
          <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5, flexWrap: 'wrap' }}>
            <Typography variant="body2" sx={{ flex: 1 }} role="status">
              {isNew ? text('lottery.new.hint') : text('lottery.setup.changes', { count: changes.length })}
            </Typography>
            <Button variant="outlined" onClick={() => void navigate(place)}>
              {text('frame.cancel')}
            </Button>
            <Button variant="contained" disabled={changes.length === 0} onClick={() => setSaving(true)}>
              {text('lottery.setup.review')}
            </Button>
          </Stack>
        </Paper>
      </Stack>
      {isSaving ? (
        <SaveDialog
          merchant={merchant}
          detail={detail}
          setup={setup}
          onRefused={setRefused}
          onClose={() => setSaving(false)}
        />
      ) : null}
    </>
  );
}
