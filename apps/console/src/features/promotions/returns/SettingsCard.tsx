import { Box, Button, Stack, TextField } from '@mui/material';
import { useState } from 'react';
import { ReasonDialog } from '../../../parts/dialogs/ReasonDialog.tsx';
import { Card } from '../../../parts/layout/Card.tsx';
import { useRequested } from '../../../parts/useRequested.ts';
import { useConsole } from '../../../platform/console.ts';
import { useLabel, useText } from '../../../platform/texts.tsx';
import { usePermission } from '../../../platform/usePermission.ts';
import type { Budget } from './return-budget.rules.ts';

type Settings = Budget['settings'];

/** What waits for an operator, and what the budget is reckoned with. Two persons change it. */
export function SettingsCard({ budget, merchant }: { budget: Budget; merchant: string }) {
  const text = useText();
  const label = useLabel();
  const { client } = useConsole();
  const mayEdit =
    usePermission({ permission: 'promotions.edit', scope: 'brand' }, merchant) && !budget.isWaiting;
  const [draft, setDraft] = useState<Settings>(budget.settings);
  const [isAsking, setAsking] = useState(false);
  const requested = useRequested(() => setAsking(false));
  const isChanged = JSON.stringify(draft) !== JSON.stringify(budget.settings);
  const field = (name: keyof Settings, hint: string) => (
    <TextField
      label={label('returnBudget.field', name)}
      value={draft[name] ?? ''}
      disabled={!mayEdit}
      helperText={hint}
      onChange={({ target }) =>
        setDraft({ ...draft, [name]: name === 'reviewAbove' && target.value === '' ? null : target.value })
      }
    />
  );
  return (
    <Card title={text('returnBudget.settings')}>
      <Stack sx={{ gap: 2 }}>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr 1fr' } }}>
          {field('reviewAbove', text('returnBudget.reviewAbove.hint'))}
          {field('pointWorth', budget.currency)}
          {field('contractsPercent', text('returnBudget.contracts.hint'))}
        </Box>
        {mayEdit ? (
          <Stack direction="row" sx={{ gap: 1 }}>
            <Button variant="contained" disabled={!isChanged} onClick={() => setAsking(true)}>
              {text('vip.ask')}
            </Button>
            {isChanged ? (
              <Button onClick={() => setDraft(budget.settings)}>{text('vip.discard')}</Button>
            ) : null}
          </Stack>
        ) : null}
      </Stack>
      {isAsking ? (
        <ReasonDialog
          title={text('returnBudget.settings')}
          confirm={text('vip.ask')}
          act={(reason) =>
            client.promotions.requestPromotionSettings({
              body: { version: budget.version, settings: draft, reason },
              merchant,
            })
          }
          onDone={requested}
          onClose={() => setAsking(false)}
        >
          {text('vip.askHint')}
        </ReasonDialog>
      ) : null}
    </Card>
  );
}
