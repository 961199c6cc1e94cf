import { Stack, Typography } from '@mui/material';
import { STAKE_MODELS } from '@parlour/contract/values/lottery';
import { CHASE_ISSUES_MAX, MULTIPLE_MAX, SERIES } from '@parlour/contract/values/lottery.rules';
import { Card } from '../../../parts/layout/Card.tsx';
import { useFormats } from '../../../platform/formats.ts';
import { useLabel, useText } from '../../../platform/texts.tsx';
import { returnOfSeries } from './draft.rules.ts';
import type { Editing } from './editing.ts';
import { Checks, FieldGrid, Figure } from './Fields.tsx';

/** What bets cost, what series pay, and how far. */
export function MoneyCard({ draft, change, errorAt }: Editing) {
  const text = useText();
  const label = useLabel();
  const formats = useFormats();
  const { caps } = draft;
  const percent = returnOfSeries(draft.series);
  const most = (value: number) => text('lottery.upTo', { most: formats.number(value) });
  return (
    <Card title={text('lottery.money')}>
      <Stack sx={{ gap: 2 }}>
        <FieldGrid>
          <Figure
            label={text('lottery.series')}
            value={draft.series}
            error={errorAt('series')}
            hint={text('lottery.series.hint', {
              min: SERIES.min,
              max: SERIES.max,
              percent: percent === null ? '–' : formats.decimal(String(percent)),
            })}
            onChange={(series) => change({ series })}
          />
          <Figure
            label={text('lottery.rebate')}
            value={draft.rebatePercent}
            error={errorAt('rebatePercent')}
            hint={text('lottery.rebate.hint')}
            onChange={(rebatePercent) => change({ rebatePercent })}
          />
          <Figure
            label={text('lottery.unit')}
            value={draft.unit}
            error={errorAt('unit')}
            hint={text('lottery.unit.hint')}
            onChange={(unit) => change({ unit })}
          />
          <Figure
            label={text('lottery.multipleMax')}
            value={draft.multipleMax}
            error={errorAt('multipleMax')}
            hint={most(MULTIPLE_MAX)}
            onChange={(multipleMax) => change({ multipleMax })}
          />
          <Figure
            label={text('lottery.chaseMax')}
            value={draft.chaseMax}
            error={errorAt('chaseMax')}
            hint={most(CHASE_ISSUES_MAX)}
            onChange={(chaseMax) => change({ chaseMax })}
          />
          <Figure
            label={text('lottery.stakeMax')}
            value={draft.stakeMax}
            error={errorAt('stakeMax')}
            hint={text('lottery.stakeMax.hint')}
            onChange={(stakeMax) => change({ stakeMax })}
          />
          <Figure
            label={text('lottery.limits.stakeMax')}
            value={draft.limits.stakeMax ?? ''}
            error={errorAt('limits.stakeMax')}
            hint={text('lottery.limits.stakeMax.hint')}
            onChange={(typed) =>
              change({ limits: { ...draft.limits, stakeMax: typed.trim() === '' ? null : typed } })
            }
          />
        </FieldGrid>
        <Checks
          label={text('lottery.models')}
          options={STAKE_MODELS.map((model) => ({ value: model, label: label('lottery.model', model) }))}
          chosen={draft.models}
          error={errorAt('models')}
          onChange={(models) => change({ models })}
        />
        <Typography variant="body2" color="textSecondary">
          {text('lottery.caps.hint')}
        </Typography>
        <FieldGrid>
          <Figure
            label={text('lottery.cap')}
            value={caps.perIssue}
            error={errorAt('caps.perIssue')}
            onChange={(perIssue) => change({ caps: { ...caps, perIssue } })}
          />
          <Figure
            label={text('lottery.cap.single')}
            value={caps.singlePick}
            error={errorAt('caps.singlePick')}
            onChange={(singlePick) => change({ caps: { ...caps, singlePick } })}
          />
          <Figure
            label={text('lottery.cap.bets')}
            value={caps.singlePickBets}
            error={errorAt('caps.singlePickBets')}
            onChange={(singlePickBets) => change({ caps: { ...caps, singlePickBets } })}
          />
        </FieldGrid>
      </Stack>
    </Card>
  );
}
