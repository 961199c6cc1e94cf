import { FormControlLabel, Stack, Switch, TextField, Typography } from '@mui/material';
import { TASK_KINDS } from '@parlour/contract/values/promotions/chance';
import { useState } from 'react';
import { ReasonDialog } from '../../../parts/dialogs/ReasonDialog.tsx';
import { SelectField } from '../../../parts/fields/SelectField.tsx';
import { useConsole } from '../../../platform/console.ts';
import { useLabel, useText } from '../../../platform/texts.tsx';
import { ForecastPanel } from '../forecast/Forecast.tsx';
import { prizeFormOf, prizeOf, sentAmount } from '../prize-form.rules.ts';
import type { Task } from './chance.rules.ts';
import { PrizeFields } from './PrizeFields.tsx';
import { useOutcome } from './useOutcome.ts';

type Props = { merchant: string; task: Task | null; onClose(): void };

/** Adds a task, or changes one. */
export function TaskDialog({ merchant, task, onClose }: Props) {
  const text = useText();
  const label = useLabel();
  const { client } = useConsole();
  const done = useOutcome(onClose);
  const [kind, setKind] = useState(task?.kind ?? 'deposit');
  const [target, setTarget] = useState(task?.target ?? '');
  const [prize, setPrize] = useState(prizeFormOf(task?.prize ?? { kind: 'points', count: 1 }));
  const [isOn, setOn] = useState(task?.isOn ?? true);
  const [order, setOrder] = useState(String(task?.order ?? 0));
  const written = {
    kind,
    target: sentAmount(target),
    prize: prizeOf(prize),
    isOn,
    order: /^\d+$/.test(order) ? Number(order) : -1,
  };
  return (
    <ReasonDialog
      title={text(task ? 'chance.tasks.edit' : 'chance.tasks.add')}
      confirm={text('chance.save')}
      act={(reason) =>
        client.promotions.saveTask({
          body: {
            id: task?.id ?? null,
            version: task?.version ?? 0,
            task: written,
            reason,
          },
          merchant,
        })
      }
      onDone={done}
      onClose={onClose}
    >
      {(errorAt) => (
        <Stack sx={{ gap: 2, pt: 1 }}>
          <Typography variant="body2">{text('chance.tasks.twoHint')}</Typography>
          <Stack direction="row" sx={{ gap: 1.5, alignItems: 'flex-start' }}>
            <SelectField
              label={text('chance.tasks.kind')}
              value={kind}
              width={240}
              options={TASK_KINDS.map((value) => ({ value, label: label('chance.task', value) }))}
              onChange={setKind}
            />
            <TextField
              label={text('chance.tasks.target')}
              value={target}
              onChange={(event) => setTarget(event.target.value)}
              error={errorAt('task.target') !== undefined}
              helperText={errorAt('task.target')}
              slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 15, autoComplete: 'off' } }}
            />
          </Stack>
          <PrizeFields
            label={text('chance.prize')}
            value={prize}
            kinds={['cash', 'points', 'turns', 'rounds', 'goods']}
            merchant={merchant}
            errorIn={(field) => errorAt(`task.prize.${field}`)}
            error={errorAt('task.prize')}
            onChange={setPrize}
          />
          <TextField
            label={text('chance.order')}
            value={order}
            onChange={(event) => setOrder(event.target.value)}
            error={errorAt('task.order') !== undefined}
            helperText={errorAt('task.order')}
            sx={{ width: 110 }}
          />
          <FormControlLabel
            control={<Switch checked={isOn} onChange={(event) => setOn(event.target.checked)} />}
            label={text('chance.on')}
          />
          <ForecastPanel merchant={merchant} of={{ kind: 'task', id: task?.id ?? null, task: written }} />
        </Stack>
      )}
    </ReasonDialog>
  );
}
