import { Checkbox, Stack } from '@mui/material';
import { GAME_CATEGORIES, TITLE_STATES } from '@parlour/contract/values/games';
import { useState } from 'react';
import { useRefresh } from 'react-admin';
import { ChooseBrand } from '../../../parts/layout/ChooseBrand.tsx';
import { PageHead } from '../../../parts/layout/PageHead.tsx';
import { EmptyState } from '../../../parts/layout/PageStates.tsx';
import { type Column, CursorList } from '../../../parts/lists/CursorList.tsx';
import { ChoiceFilter, TextFilter } from '../../../parts/lists/ListFilters.tsx';
import { useLabel, useText } from '../../../platform/texts.tsx';
import { usePermission } from '../../../platform/usePermission.ts';
import type { TitleLine } from '../games.rules.ts';
import { ChooseAll } from './ChooseAll.tsx';
import { MarkTitlesBar } from './MarkTitlesBar.tsx';
import { TitleDialog } from './TitleDialog.tsx';
import { useTitleColumns } from './useTitleColumns.tsx';

/** The titles of a brand, and the operators' settings for them. */
export function TitlesPage() {
  const text = useText();
  return (
    <>
      <PageHead title={text('games.titles')} hint={text('games.titles.hint')} />
      <ChooseBrand>{(merchant) => <TitlesList key={merchant} merchant={merchant} />}</ChooseBrand>
    </>
  );
}

function TitlesList({ merchant }: { merchant: string }) {
  const text = useText();
  const label = useLabel();
  const canEdit = usePermission({ permission: 'games.edit', scope: 'brand' }, merchant);
  const [chosen, setChosen] = useState<readonly TitleLine[]>([]);
  const [edited, setEdited] = useState<TitleLine | null>(null);
  const columns = useTitleColumns(merchant, canEdit ? setEdited : null);
  const choosing: Column<TitleLine>[] = canEdit
    ? [{ id: 'choose', head: '', width: 48, cell: (title) => <Choose {...{ title, chosen, setChosen }} /> }]
    : [];
  return (
    <>
      <CursorList<TitleLine>
        resource="titles"
        label={text('games.titles')}
        fixed={{ merchant }}
        filters={
          <>
            <TextFilter source="search" label={text('games.titles.search')} type="search" width={300} />
            <TextFilter source="vendor" label={text('games.vendor.code')} width={150} />
            <TextFilter source="mechanic" label={text('games.mechanic')} width={140} />
            <TextFilter source="model" label={text('games.model')} width={140} />
            <ChoiceFilter
              source="category"
              label={text('games.category')}
              options={GAME_CATEGORIES.map((value) => ({ value, label: label('games.category', value) }))}
            />
            <ChoiceFilter
              source="state"
              label={text('games.state')}
              options={TITLE_STATES.map((value) => ({ value, label: label('games.state', value) }))}
            />
            {canEdit ? <ChooseAll merchant={merchant} setChosen={setChosen} /> : null}
            <MarkTitlesBar chosen={chosen} merchant={merchant} setChosen={setChosen} />
          </>
        }
        columns={[...choosing, ...columns]}
        empty={
          <EmptyState
            glyph="grid"
            title={text('games.titles.empty')}
            hint={text('games.titles.empty.hint')}
          />
        }
      />
      {edited ? <EditTitle title={edited} merchant={merchant} onClose={() => setEdited(null)} /> : null}
    </>
  );
}

type ChooseProps = {
  title: TitleLine;
  chosen: readonly TitleLine[];
  setChosen(chosen: readonly TitleLine[]): void;
};

function Choose({ title, chosen, setChosen }: ChooseProps) {
  const text = useText();
  const others = chosen.filter(({ nodeId }) => nodeId !== title.nodeId);
  const isChosen = others.length < chosen.length;
  return (
    <Stack sx={{ my: -1 }}>
      <Checkbox
        checked={isChosen}
        onChange={() => setChosen(isChosen ? others : [...chosen, title])}
        slotProps={{ input: { 'aria-label': text('games.choose', { title: title.nodeId }) } }}
      />
    </Stack>
  );
}

function EditTitle(props: { title: TitleLine; merchant: string; onClose(): void }) {
  const refresh = useRefresh();
  return (
    <TitleDialog
      {...props}
      onDone={() => {
        props.onClose();
        refresh();
      }}
    />
  );
}
