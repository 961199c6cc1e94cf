import { TableCell, TableRow, Typography } from '@mui/material';
import type { ConsoleClient } from '@parlour/client/console';
import { VIP_TRIAL_DAYS_BEFORE } from '@parlour/contract/values/promotions/promotions.rules';
import { useFormats } from '../../platform/formats.ts';
import { useLabel, useText } from '../../platform/texts.tsx';
import { Amount } from '../values/Amount.tsx';
import { PlanTable } from './PlanTable.tsx';
import { totalOf } from './totals.rules.ts';

type Trial = NonNullable<Awaited<ReturnType<ConsoleClient['promotions']['vipTrial']>>['trial']>;

/** What a plan that was tried would have given, beside the one that holds. */
export function TrialOutcome({ trial }: { trial: Trial }) {
  const text = useText();
  const label = useLabel();
  const { number } = useFormats();
  const { levels, costs, currency, from, to, members, oneIn } = trial;
  const heads = [text('vip.trial.now'), text('vip.trial.tried')];
  const amount = (value: string) => <Amount value={value} currency={currency} />;
  return (
    <>
      <PlanTable head={[text('vip.trial.members'), ...heads]}>
        {levels.map(({ now, tried }, level) => {
          const name = text('vip.levelName', { level: String(level) });
          return (
            <TableRow key={name} hover>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              <TableCell align="right">{number(now)}</TableCell>
              <TableCell align="right">{number(tried)}</TableCell>
            </TableRow>
          );
        })}
      </PlanTable>
      <PlanTable head={[text('vip.trial.cost', { currency }), ...heads]}>
        {costs.map(({ part, now, tried }) => (
          <TableRow key={part} hover>
            <TableCell component="th" scope="row">
              {label('vip.part', part)}
            </TableCell>
            <TableCell align="right">{amount(now)}</TableCell>
            <TableCell align="right">{amount(tried)}</TableCell>
          </TableRow>
        ))}
        <TableRow>
          <TableCell component="th" scope="row">
            <strong>{text('vip.trial.total')}</strong>
          </TableCell>
          <TableCell align="right">{amount(totalOf(costs.map(({ now }) => now)))}</TableCell>
          <TableCell align="right">{amount(totalOf(costs.map(({ tried }) => tried)))}</TableCell>
        </TableRow>
      </PlanTable>
      <Typography variant="caption" color="textSecondary" component="p">
        {text('vip.trial.assumes', { from, to, members: number(members), days: VIP_TRIAL_DAYS_BEFORE })}
        {oneIn > 1 && ` ${text('vip.trial.sample', { of: number(oneIn) })}`}
      </Typography>
    </>
  );
}
