import { FormControlLabel, Stack, Switch, TextField, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { ReasonDialog } from '../../../parts/dialogs/ReasonDialog.tsx';
import { useConsole } from '../../../platform/console.ts';
import { useFormats } from '../../../platform/formats.ts';
import { useText } from '../../../platform/texts.tsx';
import type { FloorGame } from './floor.rules.ts';

type Props = { game: FloorGame; currency: string; merchant: string; onClose(): void };

/** Opening, closing and limits: what holds from the next round on. */
export function ChangeGameDialog({ game, currency, merchant, onClose }: Props) {
  const text = useText();
  const notify = useNotify();
  const formats = useFormats();
  const queryClient = useQueryClient();
  const { client } = useConsole();
  const { vendor, gameCode, limits, bounds } = game;
  const [isOpen, setOpen] = useState(game.isOpen);
  const [least, setLeast] = useState(limits?.least ?? '');
  const [most, setMost] = useState(limits?.most ?? '');
  const fields = [
    { id: 'least', label: text('games.floor.least', { currency }), value: least, set: setLeast },
    { id: 'most', label: text('games.floor.most', { currency }), value: most, set: setMost },
  ];
  return (
    <ReasonDialog
      title={game.name}
      confirm={text('games.save')}
      isDangerous={game.isOpen && !isOpen}
      act={(reason) =>
        client.games.changeFloorGame({
          body: { vendor, gameCode, isOpen, least: least.trim(), most: most.trim(), reason },
          merchant,
        })
      }
      onDone={() => {
        notify(text('games.floor.told'), { type: 'success' });
        void queryClient.invalidateQueries({ queryKey: ['floor', merchant] });
        onClose();
      }}
      onClose={onClose}
    >
      {(errorAt) => (
        <Stack sx={{ gap: 1.5, pt: 0.5 }}>
          <FormControlLabel
            control={<Switch checked={isOpen} onChange={(_event, isOn) => setOpen(isOn)} />}
            label={text('games.floor.isOpen')}
          />
          <Stack direction="row" sx={{ gap: 1.5 }}>
            {fields.map(({ id, label, value, set }) => (
              <TextField
                key={id}
                label={label}
                value={value}
                onChange={({ target }) => set(target.value)}
                error={errorAt(id) !== undefined}
                helperText={errorAt(id)}
                slotProps={{ htmlInput: { inputMode: 'decimal' } }}
                sx={{ flex: 1 }}
              />
            ))}
          </Stack>
          <Typography variant="body2" color="textSecondary">
            {text(game.kind === 'cards' ? 'games.floor.effect.cards' : 'games.floor.effect', {
              least: formats.decimal(bounds?.least ?? '0'),
              most: formats.decimal(bounds?.most ?? '0'),
            })}
          </Typography>
        </Stack>
      )}
    </ReasonDialog>
  );
}
