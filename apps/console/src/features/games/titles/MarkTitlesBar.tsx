import { Button, Menu, MenuItem, Stack, Typography } from '@mui/material';
import { MOVABLE_CATEGORIES } from '@parlour/contract/values/games';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { ReasonDialog } from '../../../parts/dialogs/ReasonDialog.tsx';
import { useConsole } from '../../../platform/console.ts';
import { useLabel, useText } from '../../../platform/texts.tsx';
import type { TitleLine } from '../games.rules.ts';
import { changedBy, MARKS, type Mark, type MarkName, moveTo } from './marks.rules.ts';

type Named = { mark: Mark; name: string };
type Props = {
  chosen: readonly TitleLine[];
  merchant: string;
  setChosen(chosen: readonly TitleLine[]): void;
};

/** Applies the same change to all chosen titles, on any page. They stay chosen, so the opposite takes it back. */
export function MarkTitlesBar({ chosen, merchant, setChosen }: Props) {
  const text = useText();
  const label = useLabel();
  const [asked, setAsked] = useState<Named | null>(null);
  if (chosen.length === 0) return null;
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap', minHeight: 40 }}>
      <Typography variant="body2" color="textSecondary" aria-live="polite">
        {text('games.chosen', { count: chosen.length })}
      </Typography>
      {(Object.keys(MARKS) as MarkName[]).map((name) => (
        <Button
          key={name}
          variant="outlined"
          onClick={() => setAsked({ mark: MARKS[name], name: label('games.mark', name) })}
        >
          {label('games.mark', name)}
        </Button>
      ))}
      <MoveMenu onChoose={setAsked} />
      <Button onClick={() => setChosen([])}>{text('games.choose.none')}</Button>
      {asked ? (
        <MarkDialog {...{ asked, chosen, merchant, setChosen }} onClose={() => setAsked(null)} />
      ) : null}
    </Stack>
  );
}

function MoveMenu({ onChoose }: { onChoose(named: Named): void }) {
  const text = useText();
  const label = useLabel();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const tabs = [...MOVABLE_CATEGORIES, null];
  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setPlace(currentTarget)}
      >
        {text('games.move')}
      </Button>
      <Menu anchorEl={place} open={place !== null} onClose={() => setPlace(null)}>
        {tabs.map((tab) => {
          const name = tab === null ? text('games.move.back') : label('games.category', tab);
          return (
            <MenuItem
              key={tab ?? 'own'}
              onClick={() => {
                setPlace(null);
                onChoose({ mark: moveTo(tab), name });
              }}
            >
              {name}
            </MenuItem>
          );
        })}
      </Menu>
    </>
  );
}

function MarkDialog({
  asked: { mark, name },
  chosen,
  merchant,
  setChosen,
  onClose,
}: Props & { asked: Named; onClose(): void }) {
  const text = useText();
  const notify = useNotify();
  const refresh = useRefresh();
  const { client } = useConsole();
  const changed = changedBy(mark, chosen);
  const already = chosen.length - changed.length;
  return (
    <ReasonDialog
      title={text('games.mark.title', { count: changed.length, mark: name })}
      confirm={name}
      act={(reason) => {
        const titles = changed.map(({ nodeId, version }) => ({ nodeId, version }));
        return client.games.markTitles({ body: { titles, marks: mark.marks, reason }, merchant });
      }}
      onDone={({ items }) => {
        notify(text('games.marked', { count: items.length }), { type: 'success' });
        setChosen(items.map((title) => ({ ...title, actual: null, id: title.nodeId })));
        onClose();
        refresh();
      }}
      onClose={onClose}
    >
      <Typography variant="body2">
        {text('games.mark.hint')}
        {already > 0 ? ` ${text('games.mark.already', { count: already })}` : ''}
      </Typography>
    </ReasonDialog>
  );
}
