import { Stack } from '@mui/material';
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
      <Stack>
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
