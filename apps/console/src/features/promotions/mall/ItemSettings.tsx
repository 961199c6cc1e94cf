import { Box, FormControlLabel, Switch, TextField } from '@mui/material';
import { MALL_KINDS } from '@parlour/contract/values/promotions/mall';
import { SelectField } from '../../../parts/fields/SelectField.tsx';
import { Card } from '../../../parts/layout/Card.tsx';
import { readIn, writeIn } from '../../../parts/writing/zoned-time.rules.ts';
import { useLabel, useText } from '../../../platform/texts.tsx';
import { useZoneOf } from '../../../platform/useZoneOf.ts';
import { TermFields } from '../GiftCard.tsx';
import { readCount } from '../offers.rules.ts';
import type { Editing } from './ItemWords.tsx';
import { NO_CREDIT } from './mall.rules.ts';

/** What it is, what it costs, who may have it and when. */
export function ItemSettings(props: Editing & { merchant: string; isNew: boolean }) {
  const { draft, change, errorAt, canEdit, isNew } = props;
  const text = useText();
  const label = useLabel();
  const { credit } = draft;
  const number = (name: 'price' | 'order' | 'level' | 'perMember', hint?: string) => (
    <TextField
      label={label('mall.number', name)}
      type="number"
      value={draft[name] ?? ''}
      disabled={!canEdit}
      error={errorAt(name) !== undefined}
      helperText={errorAt(name) ?? hint}
      onChange={({ target }) =>
        change({
          ...draft,
          [name]: name === 'perMember' ? readCount(target.value) : Number(target.value),
        })
      }
    />
  );
  return (
    <Card title={text('mall.settings')}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <SelectField
          label={text('mall.kind')}
          value={credit ? 'credit' : 'goods'}
          disabled={!canEdit || !isNew}
          options={MALL_KINDS.map((value) => ({ value, label: label('mall.kind', value) }))}
          onChange={(kind) => change({ ...draft, credit: kind === 'credit' ? NO_CREDIT : null })}
        />
        {number('price')}
        {number('perMember', text('offers.noLimit'))}
        {number('level', text('mall.level.hint'))}
        <TimeField {...props} field="startsAt" />
        <TimeField {...props} field="endsAt" />
        {number('order', text('announcements.order.hint'))}
        <FormControlLabel
          label={text('mall.isOn')}
          control={
            <Switch
              checked={draft.isOn}
              disabled={!canEdit}
              onChange={(_event, isOn) => change({ ...draft, isOn })}
            />
          }
        />
        {credit ? (
          <>
            <TextField
              label={text('mall.amount')}
              value={credit.amount}
              disabled={!canEdit}
              error={errorAt('credit.amount') !== undefined}
              helperText={errorAt('credit.amount')}
              onChange={({ target }) => change({ ...draft, credit: { ...credit, amount: target.value } })}
            />
            <TermFields
              terms={credit.terms}
              canEdit={canEdit}
              errorAt={(field) => errorAt(field.replace('gift', 'credit'))}
              onChange={(terms) => change({ ...draft, credit: { ...credit, terms } })}
            />
          </>
        ) : null}
      </Box>
    </Card>
  );
}

type TimeProps = Editing & { merchant: string; field: 'startsAt' | 'endsAt' };

/** On the clocks of the brand; empty: no such limit. */
function TimeField({ draft, change, errorAt, canEdit, merchant, field }: TimeProps) {
  const text = useText();
  const zone = useZoneOf(merchant);
  const at = draft[field];
  const name = text(field === 'startsAt' ? 'announcements.startsAt' : 'announcements.endsAt');
  return (
    <TextField
      type="datetime-local"
      label={`${name} (${zone ?? ''})`}
      value={at === null ? '' : writeIn(zone, at)}
      disabled={!canEdit}
      error={errorAt(field) !== undefined}
      helperText={errorAt(field) ?? text('mall.noTime')}
      onChange={({ target }) =>
        change({ ...draft, [field]: target.value === '' ? null : readIn(zone, target.value) })
      }
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}
