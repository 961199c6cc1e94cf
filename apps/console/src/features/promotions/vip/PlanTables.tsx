import { Button, Stack, TableCell, TableRow, Typography } from '@mui/material';
import { GAME_CATEGORIES } from '@parlour/contract/values/games';
import { VIP_LEVELS_MAX } from '@parlour/contract/values/promotions/promotions.rules';
import { Card } from '../../../parts/layout/Card.tsx';
import { Amount } from '../../../parts/values/Amount.tsx';
import { PlanTable } from '../../../parts/vip/PlanTable.tsx';
import { useLabel, useText } from '../../../platform/texts.tsx';
import { PlanField } from './PlanField.tsx';
import { LEVEL_FIELDS, type Plan, withAnother, withField, withoutLast } from './vip-plan.rules.ts';

/** `onChange`: null while the plan is only read. */
export type PlanProps = { plan: Plan; currency: string; onChange: ((plan: Plan) => void) | null };

/** What every level takes and gives, and how many members have it. */
export function LevelsCard({
  plan,
  currency,
  onChange,
  members,
}: PlanProps & { members: readonly number[] }) {
  const text = useText();
  const label = useLabel();
  return (
    <Card title={text('vip.levels')}>
      <PlanTable
        head={[
          text('vip.level'),
          ...LEVEL_FIELDS.map((field) => label('vip.field', field)),
          text('vip.members'),
        ]}
      >
        {plan.levels.map((level, index) => {
          const name = text('vip.levelName', { level: String(index) });
          return (
            <TableRow key={name} hover>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              {LEVEL_FIELDS.map((field) => (
                <TableCell key={field} align="right">
                  {onChange ? (
                    <PlanField
                      label={`${name}, ${label('vip.field', field)}`}
                      value={level[field]}
                      onChange={(value) => onChange(withField(plan, index, { [field]: value }))}
                    />
                  ) : (
                    <Amount value={`${level[field]}`} currency={currency} />
                  )}
                </TableCell>
              ))}
              <TableCell align="right">{members[index] ?? 0}</TableCell>
            </TableRow>
          );
        })}
      </PlanTable>
      {onChange ? (
        <Stack direction="row" sx={{ gap: 1, mt: 1.5 }}>
          <Button
            size="small"
            disabled={plan.levels.length >= VIP_LEVELS_MAX}
            onClick={() => onChange(withAnother(plan))}
          >
            {text('vip.addLevel')}
          </Button>
          <Button size="small" disabled={plan.levels.length < 2} onClick={() => onChange(withoutLast(plan))}>
            {text('vip.removeLevel')}
          </Button>
        </Stack>
      ) : null}
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
        {text('vip.levels.hint')} {text('vip.birthday.hint')}
      </Typography>
    </Card>
  );
}

/** Rebates in per cent of the valid stake, by category and level. */
export function RebatesCard({ plan, onChange }: PlanProps) {
  const text = useText();
  const label = useLabel();
  return (
    <Card title={text('vip.rebates')}>
      <PlanTable
        head={[
          text('vip.category'),
          ...plan.levels.map((_, index) => text('vip.levelName', { level: String(index) })),
        ]}
      >
        {GAME_CATEGORIES.map((category) => (
          <TableRow key={category} hover>
            <TableCell component="th" scope="row">
              {label('games.category', category)}
            </TableCell>
            {plan.levels.map(({ rebate }, index) => {
              const name = text('vip.levelName', { level: String(index) });
              return (
                <TableCell key={name} align="right">
                  {onChange ? (
                    <PlanField
                      label={`${label('games.category', category)}, ${name}`}
                      value={rebate[category]}
                      onChange={(value) =>
                        onChange(withField(plan, index, { rebate: { ...rebate, [category]: value } }))
                      }
                    />
                  ) : (
                    text('vip.percent', { percent: rebate[category] })
                  )}
                </TableCell>
              );
            })}
          </TableRow>
        ))}
      </PlanTable>
    </Card>
  );
}
