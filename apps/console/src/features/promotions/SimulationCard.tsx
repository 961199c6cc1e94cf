import { Alert, Box, Button, LinearProgress, Stack, Typography } from '@mui/material';
import { SIMULATION_DAYS } from '@parlour/contract/values/promotions/promotions.rules';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNotify } from 'react-admin';
import { Card } from '../../parts/layout/Card.tsx';
import { useRefusal } from '../../parts/useRefusal.ts';
import { Facts } from '../../parts/values/Facts.tsx';
import { Figure, FigureGrid } from '../../parts/values/Figure.tsx';
import { Moment } from '../../parts/values/Moment.tsx';
import { useConsole } from '../../platform/console.ts';
import { useFormats } from '../../platform/formats.ts';
import { useText } from '../../platform/texts.tsx';
import { DayBars } from './DayBars.tsx';
import type { Offer } from './offers.rules.ts';

type Simulation = NonNullable<Offer['simulation']>;
type Props = { offer: Offer; merchant: string; canEdit: boolean; isChanged: boolean };

/** What the latest version would have done on past play; without it nothing goes live. */
export function SimulationCard({ offer, merchant, canEdit, isChanged }: Props) {
  const text = useText();
  const notify = useNotify();
  const refusal = useRefusal();
  const queryClient = useQueryClient();
  const { promotions } = useConsole().client;
  const { id, version, simulated, simulation, currency } = offer;
  const { mutate, isPending } = useMutation({
    mutationFn: () => promotions.simulateOffer({ body: { id, version }, merchant }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['offer', merchant, id] }),
    onError: (error) => notify(refusal(error), { type: 'error' }),
  });
  const isRunning = isPending || simulated === 'running';
  return (
    <Card
      title={text('simulation.title')}
      action={
        canEdit ? (
          <Button variant="outlined" disabled={isChanged || isRunning} onClick={() => mutate()}>
            {simulation ? text('simulation.again') : text('simulation.run')}
          </Button>
        ) : null
      }
    >
      <Stack sx={{ gap: 2 }}>
        {isChanged ? <Alert severity="info">{text('simulation.saveFirst')}</Alert> : null}
        {isRunning ? (
          <Box role="status">
            <Typography variant="body2" sx={{ mb: 1 }}>
              {text('simulation.running', { days: SIMULATION_DAYS })}
            </Typography>
            <LinearProgress />
          </Box>
        ) : null}
        {!isRunning && !simulation ? (
          <Typography variant="body2" color="textSecondary">
            {text('simulation.none', { days: SIMULATION_DAYS })}
          </Typography>
        ) : null}
        {simulation && !isRunning ? (
          <Outcome simulation={simulation} currency={currency} merchant={merchant} />
        ) : null}
      </Stack>
    </Card>
  );
}

type OutcomeProps = { simulation: Simulation; currency: string; merchant: string };

function Outcome({ simulation, currency, merchant }: OutcomeProps) {
  const text = useText();
  const { from, to, days, granted, expected, bound, cheapest, isCut } = simulation;
  return (
    <>
      <FigureGrid>
        <Figure name={text('simulation.granted')} value={granted} currency={currency} />
        <Figure name={text('simulation.expected')} value={expected} currency={currency} />
        <Figure name={text('simulation.bound')} value={bound} currency={currency} />
      </FigureGrid>
      {isCut ? <Alert severity="warning">{text('simulation.cut')}</Alert> : null}
      {days.length > 0 ? (
        <DayBars
          label={text('simulation.chart')}
          days={days.map((day) => ({ day: day.day, amount: day.granted }))}
          currency={currency}
        />
      ) : null}
      <Facts facts={useFacts(simulation, merchant)} />
      <Typography variant="caption" color="textSecondary" component="p">
        {text('simulation.assumes', { from, to })}
        {cheapest ? ` ${text('simulation.cheapest', cheapest)}` : ''}
      </Typography>
    </>
  );
}

function useFacts(simulation: Simulation, merchant: string): [string, ReactNode][] {
  const text = useText();
  const { number } = useFormats();
  const { members, audience, deposits, matched, grants, takers, met } = simulation;
  return [
    [
      text('simulation.audience'),
      text('simulation.ofMembers', { audience: number(audience), members: number(members) }),
    ],
    ...(deposits > 0
      ? ([
          [
            text('simulation.deposits'),
            text('simulation.ofDeposits', { matched: number(matched), deposits: number(deposits) }),
          ],
        ] as [string, string][])
      : []),
    [text('simulation.grants'), text('simulation.toTakers', { grants: number(grants), takers })],
    [text('simulation.met'), text('simulation.ofGrants', { met: number(met), grants: number(grants) })],
    [
      text('simulation.done'),
      <>
        {simulation.askedBy ? `${simulation.askedBy.displayName} · ` : ''}
        <Moment at={simulation.doneAt} merchant={merchant} />
      </>,
    ],
  ];
}
