import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Link, Stack } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { Link as RouterLink } from 'react-router';
import { FailedState, LoadingBlock } from '../../parts/layout/PageStates.tsx';
import { RowsTable } from '../../parts/lists/RowsTable.tsx';
import { Amount } from '../../parts/values/Amount.tsx';
import { Code } from '../../parts/values/Code.tsx';
import { Facts } from '../../parts/values/Facts.tsx';
import { Moment } from '../../parts/values/Moment.tsx';
import { useConsole } from '../../platform/console.ts';
import { useLabel, useText } from '../../platform/texts.tsx';

type Props = { id: string; merchant: string; onClose(): void };

/** What one reward was given for, and what became of it. */
export function GrantDialog({ id, merchant, onClose }: Props) {
  const text = useText();
  const titleId = useId();
  const { client } = useConsole();
  const { data, error } = useQuery({
    queryKey: ['grantReason', merchant, id],
    queryFn: () => client.promotions.grantReason({ query: { id }, merchant }),
  });
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="md" fullWidth>
      <DialogTitle id={titleId}>{text('grants.cause')}</DialogTitle>
      <DialogContent>
        {error ? <FailedState error={error} /> : null}
        {!data && !error ? <LoadingBlock rows={4} /> : null}
        {data ? <Reason reason={data} merchant={merchant} /> : null}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {text('grants.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

type Given = Awaited<ReturnType<ReturnType<typeof useConsole>['client']['promotions']['grantReason']>>;

function Reason({ reason, merchant }: { reason: Given; merchant: string }) {
  const text = useText();
  const label = useLabel();
  const { grant, application, play, bonus } = reason;
  const money = (value: string) => <Amount value={value} currency={grant.currency} isNamed />;
  const facts: [string, ReactNode][] = [
    [text('grants.cause.code'), <Code key="cause">{grant.cause}</Code>],
    ...(application
      ? ([
          [text('applications.at'), <Moment key="at" at={application.appliedAt} merchant={merchant} />],
          ...(application.depositId
            ? [
                [
                  text('grants.deposit'),
                  <Link
                    key="deposit"
                    component={RouterLink}
                    to={`/cashier/deposits/${merchant}/${application.depositId}`}
                  >
                    {application.depositId}
                  </Link>,
                ],
              ]
            : []),
        ] as [string, ReactNode][])
      : []),
    ...(bonus
      ? ([
          [text('grants.bonus'), label('grants.bonus', bonus.state)],
          [text('grants.requirement'), money(bonus.requirement)],
          [text('grants.wagered'), money(bonus.wagered)],
          [text('grants.released'), money(bonus.released)],
        ] as [string, ReactNode][])
      : []),
  ];
  return (
    <Stack sx={{ gap: 2 }}>
      <Facts facts={facts} />
      {play ? (
        <RowsTable
          label={text('grants.play', { day: play.day })}
          rows={play.lines}
          idOf={({ category }) => category}
          columns={[
            {
              id: 'category',
              head: text('grants.play', { day: play.day }),
              cell: ({ category }) => label('games.category', category),
            },
            {
              id: 'staked',
              head: text('grants.staked'),
              align: 'right',
              cell: ({ staked }) => money(staked),
            },
            { id: 'paid', head: text('grants.paid'), align: 'right', cell: ({ paid }) => money(paid) },
            { id: 'valid', head: text('grants.valid'), align: 'right', cell: ({ valid }) => money(valid) },
            {
              id: 'own',
              head: text('grants.ownValid'),
              align: 'right',
              cell: ({ ownValid }) => money(ownValid),
            },
          ]}
        />
      ) : null}
    </Stack>
  );
}
