import { Button, Link, Stack, Typography } from '@mui/material';
import { PLAY_STATES, RETURN_WINDOWS } from '@parlour/contract/values/games';
import { useState } from 'react';
import { useListContext, useNotify, useRefresh } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { ReasonDialog } from '../../../parts/dialogs/ReasonDialog.tsx';
import { ChooseBrand } from '../../../parts/layout/ChooseBrand.tsx';
import { PageHead } from '../../../parts/layout/PageHead.tsx';
import { EmptyState } from '../../../parts/layout/PageStates.tsx';
import { type Column, CursorList } from '../../../parts/lists/CursorList.tsx';
import { ChoiceFilter, TextFilter } from '../../../parts/lists/ListFilters.tsx';
import { titleName } from '../../../parts/titles/title-name.rules.ts';
import { Moment } from '../../../parts/values/Moment.tsx';
import { useConsole } from '../../../platform/console.ts';
import { usePreferences } from '../../../platform/preferences.store.ts';
import { useLabel, useText } from '../../../platform/texts.tsx';
import { usePermission } from '../../../platform/usePermission.ts';
import { titlePlace } from '../games.rules.ts';
import { ReturnCheck } from './ReturnCheck.tsx';
import type { ReturnLine, ReturnsMeta } from './returns.rules.ts';
import { useReturnFigures } from './useReturnFigures.tsx';
import { VendorReturns } from './VendorReturns.tsx';

/** The actual return of games against the stated one. */
export function ReturnsPage() {
  const text = useText();
  return (
    <>
      <PageHead title={text('games.returns')} hint={text('games.returns.hint')} />
      <ChooseBrand>{(merchant) => <ReturnsList merchant={merchant} />}</ChooseBrand>
    </>
  );
}

function ReturnsList({ merchant }: { merchant: string }) {
  const text = useText();
  const label = useLabel();
  const [enabled, setEnabled] = useState<ReturnLine | null>(null);
  return (
    <>
      <CursorList<ReturnLine>
        resource="returns"
        label={text('games.returns')}
        fixed={{ merchant }}
        filters={
          <>
            <ChoiceFilter
              source="window"
              label={text('games.window')}
              options={RETURN_WINDOWS.map((value) => ({
                value,
                label: label('games.window', value, { count: Number(value) }),
              }))}
            />
            <TextFilter source="vendor" label={text('games.vendor.code')} width={150} />
            <TextFilter source="mechanic" label={text('games.mechanic')} width={140} />
            <TextFilter source="model" label={text('games.model')} width={140} />
            <ChoiceFilter
              source="state"
              label={text('games.play')}
              options={PLAY_STATES.map((value) => ({ value, label: label('games.play', value) }))}
            />
            <CountedUntil />
            <VendorReturns />
          </>
        }
        columns={useColumns(merchant, setEnabled)}
        empty={<EmptyState glyph="chart" title={text('games.returns.empty')} />}
      />
      {enabled ? <EnableDialog title={enabled} merchant={merchant} onClose={() => setEnabled(null)} /> : null}
    </>
  );
}

function CountedUntil() {
  const text = useText();
  const meta = useListContext().meta as ReturnsMeta | undefined;
  if (!meta || meta.countedUntil === null) return null;
  return (
    <Typography variant="caption" color="textSecondary" sx={{ alignSelf: 'center' }}>
      {text('games.countedUntil')} <Moment at={meta.countedUntil} />
    </Typography>
  );
}

function useColumns(merchant: string, onEnable: (title: ReturnLine) => void): Column<ReturnLine>[] {
  const text = useText();
  const figures = useReturnFigures();
  const language = usePreferences((preferences) => preferences.language);
  const canDecide = usePermission({ permission: 'games.decide', scope: 'brand' }, merchant);
  return [
    {
      id: 'title',
      head: text('games.title'),
      cell: (title) => (
        <Stack>
          <Link component={RouterLink} to={titlePlace(merchant, title.nodeId)} underline="hover">
            {titleName(title, language)}
          </Link>
          <Typography variant="caption" color="textSecondary">
            {title.vendorName}
          </Typography>
        </Stack>
      ),
    },
    ...figures,
    { id: 'check', head: text('games.check'), cell: (title) => <ReturnCheck title={title} /> },
    {
      id: 'enable',
      head: '',
      align: 'right',
      cell: (title) =>
        canDecide && title.disabledAt !== null ? (
          <Button onClick={() => onEnable(title)}>{text('games.enable')}</Button>
        ) : null,
    },
  ];
}

function EnableDialog({
  title,
  merchant,
  onClose,
}: {
  title: ReturnLine;
  merchant: string;
  onClose(): void;
}) {
  const text = useText();
  const notify = useNotify();
  const refresh = useRefresh();
  const { client } = useConsole();
  const { nodeId, version } = title;
  return (
    <ReasonDialog
      title={text('games.enable')}
      confirm={text('games.enable')}
      act={(reason) => client.games.enableTitle({ body: { nodeId, version, reason }, merchant })}
      onDone={() => {
        notify(text('games.enabled'), { type: 'success' });
        onClose();
        refresh();
      }}
      onClose={onClose}
    >
      <Typography variant="body2">{text('games.enable.effect')}</Typography>
    </ReasonDialog>
  );
}
