import { Button, Menu, MenuItem, Stack, Typography } from '@mui/material';
import { GAME_CLASSIFICATIONS, MOVABLE_CATEGORIES } from '@parlour/contract/values/games';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { ReasonDialog } from '../../../parts/dialogs/ReasonDialog.tsx';
import { useConsole } from '../../../platform/console.ts';
import { useLabel, useText } from '../../../platform/texts.tsx';
import type { TitleLine } from '../games.rules.ts';
import { changedBy, classifyAs, MARKS, type Mark, type MarkName, moveTo } from './marks.rules.ts';

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
  const tabs = [
    ...MOVABLE_CATEGORIES.map((tab) => ({ mark: moveTo(tab), name: label('games.category', tab) })),
    { mark: moveTo(null), name: text('games.move.back') },
  ];
  const kinds = [
    ...GAME_CLASSIFICATIONS.map((kind) => ({ mark: classifyAs(kind), name: label('games.kind', kind) })),
    { mark: classifyAs(null), name: text('games.classify.back') },
  ];
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
      <MarkMenu name={text('games.move')} choices={tabs} onChoose={setAsked} />
      <MarkMenu name={text('games.classify')} choices={kinds} onChoose={setAsked} />
      <Button onClick={() => setChosen([])}>{text('games.choose.none')}</Button>
      {asked ? (
        <MarkDialog {...{ asked, chosen, merchant, setChosen }} onClose={() => setAsked(null)} />
      ) : null}
    </Stack>
  );
}

type MenuProps = { name: string; choices: readonly Named[]; onChoose(named: Named): void };

/** Marks of which a title has one. */
function MarkMenu({ name, choices, onChoose }: MenuProps) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setPlace(currentTarget)}
      >
        {name}
      </Button>
      <Menu anchorEl={place} open={place !== null} onClose={() => setPlace(null)}>
        {choices.map((choice) => (
          <MenuItem
            key={choice.name}
            onClick={() => {
              setPlace(null);
              onChoose(choice);
            }}
          >
            {choice.name}
          </MenuItem>
        ))}
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
