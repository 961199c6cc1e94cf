import { Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { ReasonDialog } from '../../../parts/dialogs/ReasonDialog.tsx';
import { useConsole } from '../../../platform/console.ts';
import { useText } from '../../../platform/texts.tsx';
import { ForecastPanel } from '../forecast/Forecast.tsx';
import { type Item, readChange, writtenCredit } from './mall.rules.ts';
import { useSaved } from './useSaved.ts';

type Props = { merchant: string; item: Item; onClose(): void };

/** Adds to the stock of an item, or takes some away, for a reason. */
export function StockDialog({ merchant, item, onClose }: Props) {
  const text = useText();
  const { client } = useConsole();
  const done = useSaved(onClose);
  const [typed, setTyped] = useState('');
  const change = readChange(typed);
  const { id, version, document, stock, title } = item;
  const written = writtenCredit(id, document, change ?? 0);
  return (
    <ReasonDialog
      title={text('mall.stock.of', { name: title })}
      confirm={text('mall.save')}
      act={(reason) =>
        client.promotions.saveMallItem({
          body: { id, version, document, addStock: change ?? 0, reason },
          merchant,
        })
      }
      onDone={done}
      onClose={onClose}
    >
      {(errorAt) => (
        <Stack sx={{ gap: 2, pt: 1 }}>
          <Typography variant="body2">{text('mall.stock.now', { stock })}</Typography>
          <TextField
            label={text('mall.stock.by')}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            error={errorAt('addStock') !== undefined}
            helperText={
              errorAt('addStock') ??
              (change === null
                ? text('mall.stock.hint')
                : text('mall.stock.after', { stock: Math.max(0, stock + change) }))
            }
            slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 8, autoComplete: 'off' } }}
          />
          {written ? <ForecastPanel merchant={merchant} of={written} /> : null}
        </Stack>
      )}
    </ReasonDialog>
  );
}
