import {
  Box,
  Checkbox,
  FormControlLabel,
  FormHelperText,
  Switch,
  TextField,
  Typography,
} from '@mui/material';
import {
  ANNOUNCEMENT_KINDS,
  AUDIENCES,
  BANNER_GROUPS,
  PROMOTION_TYPES,
} from '@parlour/contract/values/messages';
import { SelectField } from '../../parts/fields/SelectField.tsx';
import { Card } from '../../parts/layout/Card.tsx';
import { readIn, writeIn } from '../../parts/writing/zoned-time.rules.ts';
import { useLabel, useText } from '../../platform/texts.tsx';
import { useZoneOf } from '../../platform/useZoneOf.ts';
import { type Draft, OPTIONS, withKind } from './announcements.rules.ts';

export type Editing = {
  draft: Draft;
  change(draft: Draft): void;
  errorAt(field: string): string | undefined;
  canEdit: boolean;
};

const NONE = 'none';

/** Where an announcement stands, for whom and when. */
export function SettingsCard(props: Editing & { merchant: string }) {
  const { draft, change, errorAt, canEdit } = props;
  const text = useText();
  const label = useLabel();
  return (
    <Card title={text('announcements.settings')}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <SelectField
          label={text('announcements.kind')}
          value={draft.kind}
          disabled={!canEdit}
          options={ANNOUNCEMENT_KINDS.map((value) => ({ value, label: label('announcements.kind', value) }))}
          onChange={(kind) => change(withKind(draft, kind))}
        />
        {draft.kind === 'banner' ? (
          <SelectField
            label={text('announcements.group')}
            value={draft.groupName ?? ''}
            disabled={!canEdit}
            error={errorAt('groupName')}
            options={BANNER_GROUPS.map((value) => ({ value, label: label('announcements.group', value) }))}
            onChange={(groupName) => change({ ...draft, groupName })}
          />
        ) : (
          <SelectField
            label={text('announcements.promotion')}
            value={draft.promotionType ?? NONE}
            disabled={!canEdit}
            error={errorAt('promotionType')}
            options={[
              { value: NONE, label: text('announcements.promotion.none') },
              ...PROMOTION_TYPES.map((value) => ({ value, label: label('announcements.promotion', value) })),
            ]}
            onChange={(value) => change({ ...draft, promotionType: value === NONE ? null : value })}
          />
        )}
        <TimeField {...props} field="startsAt" />
        <TimeField {...props} field="endsAt" />
        <TextField
          label={text('announcements.order')}
          type="number"
          value={draft.order}
          disabled={!canEdit}
          error={errorAt('order') !== undefined}
          helperText={errorAt('order') ?? text('announcements.order.hint')}
          onChange={({ target }) => change({ ...draft, order: Number(target.value) })}
        />
        <Audiences {...props} />
      </Box>
      {draft.kind === 'popup' ? <Options {...props} /> : null}
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
      helperText={errorAt(field) ?? (field === 'endsAt' ? text('announcements.endsAt.hint') : undefined)}
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

function Audiences({ draft, change, errorAt, canEdit }: Editing) {
  const text = useText();
  const label = useLabel();
  const { audiences } = draft;
  return (
    <Box role="group" aria-label={text('announcements.audiences')}>
      <Typography variant="body2" color="textSecondary">
        {text('announcements.audiences')}
      </Typography>
      {AUDIENCES.map((audience) => (
        <FormControlLabel
          key={audience}
          label={label('announcements.audience', audience)}
          control={
            <Checkbox
              size="small"
              disabled={!canEdit}
              checked={audiences.includes(audience)}
              onChange={(_event, isOn) =>
                change({
                  ...draft,
                  audiences: AUDIENCES.filter((each) =>
                    each === audience ? isOn : audiences.includes(each),
                  ),
                })
              }
            />
          }
        />
      ))}
      <FormHelperText error={errorAt('audiences') !== undefined}>
        {errorAt('audiences') ?? text('announcements.audiences.hint')}
      </FormHelperText>
    </Box>
  );
}

function Options({ draft, change, canEdit }: Editing) {
  const label = useLabel();
  return (
    <Box sx={{ mt: 2, display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
      {OPTIONS.map((option) => (
        <Box key={option}>
          <FormControlLabel
            label={label('announcements.option', option)}
            control={
              <Switch
                checked={draft[option]}
                disabled={!canEdit}
                onChange={(_event, isOn) => change({ ...draft, [option]: isOn })}
              />
            }
          />
          <FormHelperText>{label('announcements.optionHint', option)}</FormHelperText>
        </Box>
      ))}
    </Box>
  );
}
