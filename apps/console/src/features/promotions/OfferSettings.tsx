import { Box, FormControlLabel, Switch, TextField } from '@mui/material';
import { OFFER_CATEGORIES, OFFER_KINDS, OFFER_PERIODS } from '@parlour/contract/values/promotions/promotions';
import { SelectField } from '../../parts/fields/SelectField.tsx';
import { Card } from '../../parts/layout/Card.tsx';
import { readIn, writeIn } from '../../parts/writing/zoned-time.rules.ts';
import { useLabel, useText } from '../../platform/texts.tsx';
import { useZoneOf } from '../../platform/useZoneOf.ts';
import { AudienceFields } from './AudienceFields.tsx';
import { type Editing, readCount, withKind } from './offers.rules.ts';

/** What kind of offer it is, for whom, when, and how much there is of it. */
export function OfferSettings(props: Editing & { merchant: string; isNew: boolean }) {
  const { draft, change, errorAt, canEdit, isNew } = props;
  const text = useText();
  const label = useLabel();
  const { kind, budget } = draft;
  const limit = (name: 'grants' | 'perMember', value: number | null) => (
    <TextField
      label={label('offers.field', name)}
      type="number"
      value={value ?? ''}
      disabled={!canEdit}
      error={errorAt(`budget.${name}`) !== undefined}
      helperText={errorAt(`budget.${name}`) ?? text('offers.noLimit')}
      onChange={({ target }) => change({ ...draft, budget: { ...budget, [name]: readCount(target.value) } })}
    />
  );
  return (
    <Card title={text('offers.settings')}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <SelectField
          label={text('offers.kind')}
          value={kind}
          disabled={!canEdit || !isNew}
          options={OFFER_KINDS.map((value) => ({ value, label: label('offers.kind', value) }))}
          onChange={(next) => change(withKind(draft, next))}
        />
        <SelectField
          label={text('offers.category')}
          value={draft.category}
          disabled={!canEdit}
          options={OFFER_CATEGORIES.map((value) => ({ value, label: label('offers.category', value) }))}
          onChange={(category) => change({ ...draft, category })}
        />
        <TimeField {...props} field="startsAt" />
        <TimeField {...props} field="endsAt" />
        <SelectField
          label={text('offers.period')}
          value={draft.period}
          disabled={!canEdit}
          error={errorAt('period')}
          options={OFFER_PERIODS.filter((value) => value !== 'each' || kind === 'deposit').map((value) => ({
            value,
            label: label('offers.period', value),
          }))}
          onChange={(period) => change({ ...draft, period })}
        />
        <TextField
          label={text('announcements.order')}
          type="number"
          value={draft.order}
          disabled={!canEdit}
          helperText={text('announcements.order.hint')}
          onChange={({ target }) => change({ ...draft, order: Number(target.value) })}
        />
        {limit('grants', budget.grants)}
        {limit('perMember', budget.perMember)}
        <TextField
          label={label('offers.field', 'money')}
          value={budget.money ?? ''}
          disabled={!canEdit}
          error={errorAt('budget.money') !== undefined}
          helperText={errorAt('budget.money') ?? text('offers.noLimit')}
          onChange={({ target }) =>
            change({ ...draft, budget: { ...budget, money: target.value === '' ? null : target.value } })
          }
        />
        <AudienceFields
          {...props}
          audience={draft.audience}
          onChange={(audience) => change({ ...draft, audience })}
        />
        {kind === 'activity' ? (
          <FormControlLabel
            label={text('offers.wantsReview')}
            control={
              <Switch
                checked={draft.wantsReview}
                disabled={!canEdit}
                onChange={(_event, wantsReview) => change({ ...draft, wantsReview })}
              />
            }
          />
        ) : null}
        {kind === 'deposit' ? (
          <FormControlLabel
            label={text('offers.hasCode')}
            control={
              <Switch
                checked={draft.hasCode}
                disabled={!canEdit || !isNew}
                onChange={(_event, hasCode) => change({ ...draft, hasCode })}
              />
            }
          />
        ) : null}
      </Box>
    </Card>
  );
}

type TimeProps = Editing & { merchant: string; field: 'startsAt' | 'endsAt' };

/** On the clocks of the brand. */
function TimeField({ draft, change, errorAt, canEdit, merchant, field }: TimeProps) {
  const text = useText();
  const zone = useZoneOf(merchant);
  const at = draft[field];
  const name = field === 'startsAt' ? text('announcements.startsAt') : text('announcements.endsAt');
  return (
    <TextField
      type="datetime-local"
      label={`${name} (${zone ?? ''})`}
      value={at === null ? '' : writeIn(zone, at)}
      disabled={!canEdit}
      error={errorAt(field) !== undefined}
      helperText={errorAt(field)}
      onChange={({ target }) =>
        change({
          ...draft,
          [field]: field === 'endsAt' && target.value === '' ? null : readIn(zone, target.value),
        })
      }
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}
