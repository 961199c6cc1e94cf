import { Box, FormControlLabel, Switch, TextField } from '@mui/material';
import { REQUIREMENT_TIMES_MAX } from '@parlour/contract/values/promotions/promotions.rules';
import { BONUS_PRODUCTS } from '@parlour/contract/values/wallet';
import { SelectField } from '../../parts/fields/SelectField.tsx';
import { Card } from '../../parts/layout/Card.tsx';
import { useLabel, useText } from '../../platform/texts.tsx';
import type { Editing } from './offers.rules.ts';
import { type Gift, NO_ROUNDS_YET, readCount, withGift } from './offers.rules.ts';
import { RoundsFields } from './RoundsFields.tsx';

/** What an offer can promise at once; turns of the wheel come from tasks and the wheel. */
const GIFT_KINDS = ['cash', 'bonus', 'points', 'rounds'] as const;

/** What the offer gives, and under which terms. */
export function GiftCard({ draft, change, errorAt, canEdit, merchant }: Editing & { merchant: string }) {
  const text = useText();
  const label = useLabel();
  const { gift } = draft;
  const set = (changed: Partial<Record<string, unknown>>) =>
    change({ ...draft, gift: { ...gift, ...changed } as Gift });
  const field = (name: string, value: string | number, type: 'text' | 'number' = 'text') => (
    <TextField
      key={name}
      label={label('offers.field', name)}
      type={type}
      value={value}
      disabled={!canEdit}
      error={errorAt(`gift.${name}`) !== undefined}
      helperText={errorAt(`gift.${name}`)}
      onChange={({ target }) => set({ [name]: type === 'number' ? Number(target.value) : target.value })}
    />
  );
  return (
    <Card title={text('offers.gift')}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        {gift.kind === 'match' ? (
          [
            field('percent', gift.percent, 'number'),
            field('max', gift.max),
            field('minDeposit', gift.minDeposit),
          ]
        ) : (
          <>
            <SelectField
              label={text('offers.gift')}
              value={gift.kind}
              disabled={!canEdit}
              error={errorAt('gift.kind')}
              options={GIFT_KINDS.map((value) => ({ value, label: label('offers.gift', value) }))}
              onChange={(kind) => change(withGift(draft, kind))}
            />
            {gift.kind === 'rounds' ? (
              <RoundsFields
                {...{ merchant, canEdit }}
                rounds={gift}
                errorIn={(name) => errorAt(`gift.${name}`)}
                onChange={set}
              />
            ) : gift.kind === 'points' ? (
              field('points', gift.points, 'number')
            ) : (
              field('amount', gift.amount)
            )}
          </>
        )}
        {'terms' in gift ? (
          <TermFields
            terms={gift.terms}
            canEdit={canEdit}
            errorAt={errorAt}
            onChange={(terms) => set({ terms })}
          />
        ) : null}
        {gift.kind === 'match' ? (
          <RoundsBeside
            {...{ merchant, canEdit, errorAt }}
            rounds={gift.rounds}
            onChange={(rounds) => set({ rounds })}
          />
        ) : null}
      </Box>
    </Card>
  );
}

type Rounds = Extract<Gift, { kind: 'match' }>['rounds'];
type RoundsProps = Pick<Editing, 'canEdit' | 'errorAt'> & {
  merchant: string;
  rounds: Rounds;
  onChange(rounds: Rounds): void;
};

/** Free rounds that come with a match. */
function RoundsBeside({ rounds, merchant, canEdit, errorAt, onChange }: RoundsProps) {
  const text = useText();
  return (
    <>
      <FormControlLabel
        sx={{ gridColumn: '1 / -1' }}
        label={text('offers.roundsBeside')}
        control={
          <Switch
            checked={Boolean(rounds)}
            disabled={!canEdit}
            onChange={(_event, isOn) => onChange(isOn ? NO_ROUNDS_YET : null)}
          />
        }
      />
      {rounds ? (
        <RoundsFields
          {...{ rounds, merchant, canEdit }}
          errorIn={(name) => errorAt(`gift.rounds.${name}`)}
          onChange={(changed) => onChange({ ...rounds, ...changed })}
        />
      ) : null}
    </>
  );
}

type Terms = Extract<Gift, { terms: unknown }>['terms'];
/** The terms of a bonus, wherever one is written. */
type TermProps = Pick<Editing, 'canEdit' | 'errorAt'> & { terms: Terms; onChange(terms: Terms): void };

export function TermFields({ terms, canEdit, errorAt, onChange }: TermProps) {
  const text = useText();
  const label = useLabel();
  const field = (name: 'times' | 'wagerDays' | 'stakePercent' | 'releaseTimes', hint?: string) => (
    <TextField
      label={label('offers.field', name)}
      type="number"
      value={terms[name] ?? ''}
      disabled={!canEdit}
      error={errorAt(`gift.terms.${name}`) !== undefined}
      helperText={errorAt(`gift.terms.${name}`) ?? hint}
      onChange={({ target }) => onChange({ ...terms, [name]: readCount(target.value) })}
    />
  );
  return (
    <>
      {field('times', text('offers.times.hint', { times: REQUIREMENT_TIMES_MAX }))}
      <SelectField
        label={text('offers.product')}
        value={terms.product}
        disabled={!canEdit}
        options={BONUS_PRODUCTS.map((value) => ({ value, label: label('offers.product', value) }))}
        onChange={(product) => onChange({ ...terms, product })}
      />
      {field('stakePercent', text('offers.noLimit'))}
      {field('wagerDays')}
      {field('releaseTimes', text('offers.noLimit'))}
    </>
  );
}
