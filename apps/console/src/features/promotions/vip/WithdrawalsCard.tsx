import { TableCell, TableRow, Typography } from '@mui/material';
import { Card } from '../../../parts/layout/Card.tsx';
import { PlanTable } from '../../../parts/vip/PlanTable.tsx';
import { useLabel, useText } from '../../../platform/texts.tsx';
import { PlanField } from './PlanField.tsx';
import type { PlanProps } from './PlanTables.tsx';
import { WITHDRAWAL_FIELDS, withdrawalCount, withField } from './vip-plan.rules.ts';

/** What levels add to a day's withdrawals, and to the free ones among them. */
export function WithdrawalsCard({ plan, onChange }: Pick<PlanProps, 'plan' | 'onChange'>) {
  const text = useText();
  const label = useLabel();
  const nameOf = (index: number) => text('vip.levelName', { level: String(index) });
  return (
    <Card title={text('vip.withdrawals')}>
      <PlanTable head={['', ...plan.levels.map((_, index) => nameOf(index))]}>
        {WITHDRAWAL_FIELDS.map((field) => (
          <TableRow key={field} hover>
            <TableCell component="th" scope="row">
              {label('vip.field', field)}
            </TableCell>
            {plan.levels.map((level, index) => (
              <TableCell key={nameOf(index)} align="right">
                {onChange ? (
                  <PlanField
                    label={`${label('vip.field', field)}, ${nameOf(index)}`}
                    value={String(level[field])}
                    onChange={(typed) =>
                      onChange(withField(plan, index, { [field]: withdrawalCount(typed) }))
                    }
                  />
                ) : (
                  text('vip.added', { count: String(level[field]) })
                )}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </PlanTable>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
        {text('vip.withdrawals.hint')}
      </Typography>
    </Card>
  );
}
