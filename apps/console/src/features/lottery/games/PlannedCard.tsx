import { Button, Stack, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ReasonDialog } from '../../../parts/dialogs/ReasonDialog.tsx';
import { Card } from '../../../parts/layout/Card.tsx';
import { Changes } from '../../../parts/values/Changes.tsx';
import { changesBetween } from '../../../parts/values/changes.rules.ts';
import { Moment } from '../../../parts/values/Moment.tsx';
import { useConsole } from '../../../platform/console.ts';
import { useText } from '../../../platform/texts.tsx';
import { usePermission } from '../../../platform/usePermission.ts';
import type { LotteryLine } from '../lottery.rules.ts';

type Props = { lottery: LotteryLine; planned: NonNullable<LotteryLine['planned']>; merchant: string };

/** A setup that takes effect later: what it changes, and when. It can be withdrawn until then. */
export function PlannedCard({ lottery, planned, merchant }: Props) {
  const text = useText();
  const canSetUp = usePermission({ permission: 'lottery.setup', scope: 'brand' }, merchant);
  const queryClient = useQueryClient();
  const { client } = useConsole();
  const [isWithdrawing, setWithdrawing] = useState(false);
  const { code, version, setup } = lottery;
  return (
    <Card
      title={text('lottery.planned.title')}
      action={
        canSetUp ? (
          <Button variant="outlined" color="error" onClick={() => setWithdrawing(true)}>
            {text('lottery.planned.withdraw')}
          </Button>
        ) : null
      }
    >
      <Stack sx={{ gap: 1.5 }}>
        <Typography variant="body2" component="div">
          {text('lottery.planned.from')} <Moment at={planned.from} />
        </Typography>
        <Changes changes={changesBetween(setup, planned.setup)} />
      </Stack>
      {isWithdrawing ? (
        <ReasonDialog
          title={text('lottery.planned.withdraw')}
          confirm={text('lottery.planned.withdraw')}
          isDangerous
          act={(reason) => client.lottery.withdrawLottery({ body: { code, version, reason }, merchant })}
          onDone={() => {
            setWithdrawing(false);
            void queryClient.invalidateQueries();
          }}
          onClose={() => setWithdrawing(false)}
        >
          {text('lottery.planned.withdraw.hint')}
        </ReasonDialog>
      ) : null}
    </Card>
  );
}
