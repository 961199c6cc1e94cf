import { TextField, Typography } from '@mui/material';
import { VIP_LEVELS_MAX } from '@parlour/contract/values/promotions/promotions.rules';
import { useQuery } from '@tanstack/react-query';
import { SelectField } from '../../parts/fields/SelectField.tsx';
import { readIn, writeIn } from '../../parts/writing/zoned-time.rules.ts';
import { useConsole } from '../../platform/console.ts';
import { useFormats } from '../../platform/formats.ts';
import { useLabel, useText } from '../../platform/texts.tsx';
import { useZoneOf } from '../../platform/useZoneOf.ts';
import { type OfferAudience, readCount } from './offers.rules.ts';

const EVERYBODY = '0';

type Props = {
  audience: OfferAudience;
  onChange(audience: OfferAudience): void;
  canEdit: boolean;
  merchant: string;
};

/** Members by what they have in common, and how many they are now. */
export function AudienceFields({ audience, onChange, canEdit, merchant }: Props) {
  const text = useText();
  const label = useLabel();
  const zone = useZoneOf(merchant);
  const { newForDays, registeredFrom, levelFrom } = audience;
  const set = (changed: Partial<OfferAudience>) => onChange({ ...audience, ...changed });
  const levels = Array.from({ length: VIP_LEVELS_MAX - 1 }, (_, index) => String(index + 1));
  return (
    <>
      <TextField
        label={label('offers.field', 'newForDays')}
        type="number"
        value={newForDays ?? ''}
        disabled={!canEdit}
        helperText={text('offers.everybody')}
        onChange={({ target }) => set({ newForDays: readCount(target.value) })}
      />
      <TextField
        type="datetime-local"
        label={`${label('offers.field', 'registeredFrom')} (${zone ?? ''})`}
        value={registeredFrom === null ? '' : writeIn(zone, registeredFrom)}
        disabled={!canEdit}
        helperText={text('offers.everybody')}
        onChange={({ target }) =>
          set({ registeredFrom: target.value === '' ? null : readIn(zone, target.value) })
        }
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <SelectField
        label={label('offers.field', 'levelFrom')}
        value={String(levelFrom ?? EVERYBODY)}
        disabled={!canEdit}
        options={[
          { value: EVERYBODY, label: text('offers.allLevels') },
          ...levels.map((level) => ({ value: level, label: text('offers.level', { level }) })),
        ]}
        onChange={(value) => set({ levelFrom: value === EVERYBODY ? null : Number(value) })}
      />
      <Size audience={audience} merchant={merchant} />
    </>
  );
}

function Size({ audience, merchant }: Pick<Props, 'audience' | 'merchant'>) {
  const text = useText();
  const formats = useFormats();
  const { client } = useConsole();
  const query = Object.fromEntries(Object.entries(audience).filter(([, value]) => value !== null));
  const { data } = useQuery({
    queryKey: ['audience', merchant, query],
    queryFn: () => client.promotions.audienceSize({ query, merchant }),
    placeholderData: (before) => before,
  });
  return (
    <Typography variant="body2" role="status" sx={{ alignSelf: 'center' }}>
      {data ? text('offers.audience', { members: formats.number(data.members), count: data.members }) : ' '}
    </Typography>
  );
}
