import { Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { ReasonDialog } from '../../../parts/dialogs/ReasonDialog.tsx';
import { useConsole } from '../../../platform/console.ts';
import { useLabel, useText } from '../../../platform/texts.tsx';
import type { TitleLine } from '../games.rules.ts';

const MARKS = {
  hide: { isHidden: true },
  show: { isHidden: false },
  new: { isNew: true },
  notNew: { isNew: false },
} as const;
type Mark = keyof typeof MARKS;

type Props = { chosen: readonly TitleLine[]; merchant: string; onDone(): void };

/** Applies the same change to all chosen titles, on any page. */
export function MarkTitlesBar({ chosen, merchant, onDone }: Props) {
  const text = useText();
  const label = useLabel();
  const notify = useNotify();
  const refresh = useRefresh();
  const { client } = useConsole();
  const [mark, setMark] = useState<Mark | null>(null);
  if (chosen.length === 0) return null;
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap', minHeight: 40 }}>
      <Typography variant="body2" color="textSecondary" aria-live="polite">
        {text('games.chosen', { count: chosen.length })}
      </Typography>
      {(Object.keys(MARKS) as Mark[]).map((name) => (
        <Button key={name} variant="outlined" onClick={() => setMark(name)}>
          {label('games.mark', name)}
        </Button>
      ))}
      {mark ? (
        <ReasonDialog
          title={text('games.mark.title', { count: chosen.length })}
          confirm={label('games.mark', mark)}
          act={(reason) =>
            client.games.markTitles({
              body: {
                titles: chosen.map(({ nodeId, version }) => ({ nodeId, version })),
                marks: MARKS[mark],
                reason,
              },
              merchant,
            })
          }
          onDone={() => {
            setMark(null);
            notify(text('games.saved'), { type: 'success' });
            onDone();
            refresh();
          }}
          onClose={() => setMark(null)}
        >
          <Typography variant="body2">{text('games.mark.hint')}</Typography>
        </ReasonDialog>
      ) : null}
    </Stack>
  );
}
