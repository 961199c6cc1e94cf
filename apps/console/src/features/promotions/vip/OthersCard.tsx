import { Stack, Typography } from '@mui/material';
import { COUNTING_EXAMPLE, RESCUE_MOST_PERCENT } from '@parlour/contract/values/promotions/promotions.rules';
import { Card } from '../../../parts/layout/Card.tsx';
import { Amount } from '../../../parts/values/Amount.tsx';
import { Facts } from '../../../parts/values/Facts.tsx';
import { useText } from '../../../platform/texts.tsx';
import { PlanField } from './PlanField.tsx';
import type { PlanProps } from './PlanTables.tsx';

/** What is the same at every level: the rescue, and points. */
export function OthersCard({ plan, currency, onChange }: PlanProps) {
  const text = useText();
  const { rescuePercent, stakePerPoint } = plan;
  return (
    <Card title={text('vip.others')}>
      <Stack spacing={1}>
        <Typography variant="body2" color="text.secondary">
          {text('vip.others.hint', { ...COUNTING_EXAMPLE, most: String(RESCUE_MOST_PERCENT) })}
        </Typography>
        <Facts
          facts={[
            [
              text('vip.rescue'),
              onChange ? (
                <PlanField
                  key="rescue"
                  label={text('vip.rescue')}
                  value={rescuePercent}
                  onChange={(value) => onChange({ ...plan, rescuePercent: value })}
                />
              ) : (
                text('vip.percent', { percent: rescuePercent })
              ),
            ],
            [
              text('vip.points'),
              onChange ? (
                <PlanField
                  key="points"
                  label={text('vip.points')}
                  value={stakePerPoint}
                  onChange={(value) => onChange({ ...plan, stakePerPoint: value })}
                />
              ) : (
                <Amount key="points" value={stakePerPoint} currency={currency} />
              ),
            ],
          ]}
        />
      </Stack>
    </Card>
  );
}
