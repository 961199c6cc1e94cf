import { Box, TextField, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { HOUSE_MADE_TYPES, MEMBER_TYPES } from '@parlour/contract/values/identity';
import { ACCOUNTS_MAX } from '@parlour/contract/values/messages/messages.rules';
import type { Language } from '@parlour/texts/languages';
import { SelectField } from '../../../parts/fields/SelectField.tsx';
import { Card } from '../../../parts/layout/Card.tsx';
import { readIn, writeIn } from '../../../parts/writing/zoned-time.rules.ts';
import { useLabel, useText } from '../../../platform/texts.tsx';
import { useZoneOf } from '../../../platform/useZoneOf.ts';
import type { Choice } from './sendings.rules.ts';

type Props = {
  merchant: string;
  languages: readonly Language[];
  choice: Choice;
  change(choice: Choice): void;
  /** Undefined while it is not known. */
  count: number | undefined;
};

const ANY = 'any';
const WAYS = ['segment', 'accounts'] as const;
const TIMES = ['registeredFrom', 'registeredUntil', 'signedInSince'] as const;

/** Who gets the message: named accounts, or members with something in common. */
export function RecipientsCard(props: Props) {
  const { choice, change, count } = props;
  const text = useText();
  const label = useLabel();
  return (
    <Card title={text('sendings.recipients')}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={choice.to}
        onChange={(_event, to: Choice['to'] | null) => to && change({ ...choice, to })}
        aria-label={text('sendings.recipients')}
        sx={{ mb: 2 }}
      >
        {WAYS.map((way) => (
          <ToggleButton key={way} value={way} sx={{ '&, &.Mui-selected': { color: 'text.primary' } }}>
            {label('sendings.to', way)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {choice.to === 'accounts' ? (
        <TextField
          fullWidth
          multiline
          minRows={3}
          maxRows={10}
          label={text('sendings.accounts')}
          helperText={text('sendings.accounts.hint', { most: ACCOUNTS_MAX })}
          value={choice.accounts}
          onChange={({ target }) => change({ ...choice, accounts: target.value })}
        />
      ) : (
        <Segment {...props} />
      )}
      <Typography variant="body2" role="status" sx={{ mt: 2, fontWeight: 600 }}>
        {count === undefined ? '' : text('sendings.count', { count })}
      </Typography>
    </Card>
  );
}

function Segment({ merchant, languages, choice, change }: Props) {
  const text = useText();
  const label = useLabel();
  const zone = useZoneOf(merchant);
  const types = MEMBER_TYPES.filter((type) => !HOUSE_MADE_TYPES.includes(type));
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
      <SelectField
        label={text('members.type')}
        value={choice.type || ANY}
        options={[
          { value: ANY, label: text('sendings.any') },
          ...types.map((type) => ({ value: String(type), label: label('members.type', String(type)) })),
        ]}
        onChange={(type) => change({ ...choice, type: type === ANY ? '' : type })}
      />
      <SelectField
        label={text('sendings.language')}
        value={choice.language || ANY}
        options={[
          { value: ANY, label: text('sendings.any') },
          ...languages.map((value) => ({ value, label: label('language', value) })),
        ]}
        onChange={(value) => change({ ...choice, language: value === ANY ? '' : value })}
      />
      {TIMES.map((field) => {
        const at = choice[field];
        return (
          <TextField
            key={field}
            type="datetime-local"
            label={`${label('sendings.time', field)} (${zone ?? ''})`}
            value={at === null ? '' : writeIn(zone, at)}
            onChange={({ target }) =>
              change({ ...choice, [field]: target.value === '' ? null : readIn(zone, target.value) })
            }
            slotProps={{ inputLabel: { shrink: true } }}
          />
        );
      })}
    </Box>
  );
}
