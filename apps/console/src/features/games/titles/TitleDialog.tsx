import { FormControlLabel, Stack, Switch, TextField } from '@mui/material';
import { TOP_TAGS } from '@parlour/contract/values/games.rules';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { ReasonDialog } from '../../../parts/dialogs/ReasonDialog.tsx';
import { titleName } from '../../../parts/titles/title-name.rules.ts';
import { useConsole } from '../../../platform/console.ts';
import { usePreferences } from '../../../platform/preferences.store.ts';
import { useText } from '../../../platform/texts.tsx';
import type { TitleLine } from '../games.rules.ts';

type Props = { title: TitleLine; merchant: string; onDone(): void; onClose(): void };

/** The operators' settings of one title. They are in the lobby when the dialog closes. */
export function TitleDialog({ title, merchant, onDone, onClose }: Props) {
  const text = useText();
  const notify = useNotify();
  const { client } = useConsole();
  const language = usePreferences((preferences) => preferences.language);
  const [isHidden, setHidden] = useState(title.isHidden);
  const [isNew, setNew] = useState(title.isNew);
  const [sort, setSort] = useState(String(title.sort));
  const [hotRank, setHotRank] = useState(title.hotRank === null ? '' : String(title.hotRank));
  const rank = hotRank.trim() === '' ? null : Number(hotRank);
  const marks = {
    ...(isHidden === title.isHidden ? {} : { isHidden }),
    ...(isNew === title.isNew ? {} : { isNew }),
    ...(Number(sort) === title.sort ? {} : { sort: Number(sort) }),
    ...(rank === title.hotRank ? {} : { hotRank: rank }),
  };
  return (
    <ReasonDialog
      title={titleName(title, language)}
      confirm={text('games.save')}
      act={(reason) =>
        client.games.markTitles({
          body: { titles: [{ nodeId: title.nodeId, version: title.version }], marks, reason },
          merchant,
        })
      }
      onDone={() => {
        notify(text('games.saved'), { type: 'success' });
        onDone();
      }}
      onClose={onClose}
    >
      {(errorAt) => (
        <Stack sx={{ gap: 1.5, pt: 0.5 }}>
          <Toggle label={text('games.show')} isOn={!isHidden} onChange={(isOn) => setHidden(!isOn)} />
          <Toggle label={text('games.isNew')} isOn={isNew} onChange={setNew} />
          <Stack direction="row" sx={{ gap: 1.5 }}>
            <TextField
              type="number"
              label={text('games.hotRank')}
              value={hotRank}
              onChange={({ target }) => setHotRank(target.value)}
              error={errorAt('marks.hotRank') !== undefined}
              helperText={
                errorAt('marks.hotRank') ?? text('games.hotRank.hint', { first: 1, last: TOP_TAGS })
              }
              slotProps={{ htmlInput: { min: 1, max: 100 } }}
              sx={{ flex: 1 }}
            />
            <TextField
              type="number"
              label={text('games.sort')}
              value={sort}
              onChange={({ target }) => setSort(target.value)}
              error={errorAt('marks.sort') !== undefined}
              helperText={errorAt('marks.sort') ?? text('games.sort.hint')}
              slotProps={{ htmlInput: { min: 0 } }}
              sx={{ flex: 1 }}
            />
          </Stack>
        </Stack>
      )}
    </ReasonDialog>
  );
}

function Toggle({ label, isOn, onChange }: { label: string; isOn: boolean; onChange(isOn: boolean): void }) {
  return (
    <FormControlLabel
      label={label}
      control={<Switch checked={isOn} onChange={({ target }) => onChange(target.checked)} />}
    />
  );
}
