import { Alert, Stack, TextField, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ReasonDialog } from '../../../parts/dialogs/ReasonDialog.tsx';
import { fieldsOf, isRefusal } from '../../../parts/useRefusal.ts';
import { useRequested } from '../../../parts/useRequested.ts';
import { Changes } from '../../../parts/values/Changes.tsx';
import { useConsole } from '../../../platform/console.ts';
import { useFormats } from '../../../platform/formats.ts';
import { useText } from '../../../platform/texts.tsx';
import { type LotteryDetail, lotteryPlace, type Setup } from '../lottery.rules.ts';
import { changesOf, takesTwo } from './draft.rules.ts';

type Props = {
  merchant: string;
  detail: LotteryDetail | null;
  setup: Setup;
  onRefused(error: unknown): void;
  onClose(): void;
};

/** What will change, from when on, and what it does to issues that are made; asks for the reason. */
export function SaveDialog({ merchant, detail, setup, onRefused, onClose }: Props) {
  const text = useText();
  const formats = useFormats();
  const navigate = useNavigate();
  const requested = useRequested(onClose);
  const queryClient = useQueryClient();
  const { client } = useConsole();
  const [from, setFrom] = useState('');
  const before = detail?.lottery.setup ?? null;
  const isByTwo = takesTwo(before, setup);
  const isRescheduled =
    before !== null && changesOf(before, { ...before, schedule: setup.schedule }).length > 0;
  const madeUntil = (isRescheduled && detail?.madeUntil) || null;
  const version = detail?.lottery.version ?? 0;
  const at = from === '' ? {} : { from: new Date(from).getTime() };
  return (
    <ReasonDialog
      title={detail ? text('lottery.setup.change') : text('lottery.new')}
      confirm={isByTwo ? text('lottery.setup.ask') : text('lottery.setup.save')}
      maxWidth="md"
      act={(reason) => client.lottery.saveLottery({ body: { setup, version, ...at, reason }, merchant })}
      onDone={(saved) => {
        if (saved.outcome === 'requested') return requested(saved);
        void queryClient.invalidateQueries();
        void navigate(lotteryPlace(merchant, setup.code));
      }}
      // What is wrong with the setup is said at its fields; `from` is a field of this dialog.
      onRefused={(error) => {
        const isOfSetup =
          isRefusal(error, 'odds_unsafe') || Object.keys(fieldsOf(error)).some((field) => field !== 'from');
        if (isOfSetup) onRefused(error);
        return isOfSetup;
      }}
      onClose={onClose}
    >
      {(errorAt) => (
        <Stack sx={{ gap: 2 }}>
          <Alert severity="info" variant="outlined">
            {isByTwo ? text('lottery.setup.two') : text('lottery.setup.one')}
          </Alert>
          {madeUntil === null ? null : (
            <Alert severity="warning" variant="outlined">
              {text('lottery.schedule.made', { until: formats.moment(madeUntil) })}
            </Alert>
          )}
          <Changes changes={changesOf(before, setup)} />
          <TextField
            type="datetime-local"
            label={text('lottery.from')}
            value={from}
            onChange={(event) => setFrom(event.target.value)}
            error={errorAt('from') !== undefined}
            helperText={errorAt('from') ?? text('lottery.from.hint')}
            slotProps={{ inputLabel: { shrink: true } }}
            sx={{ maxWidth: 300 }}
          />
          {before && !setup.isOn && before.isOn ? (
            <Typography variant="body2">{text('lottery.off.hint')}</Typography>
          ) : null}
        </Stack>
      )}
    </ReasonDialog>
  );
}
