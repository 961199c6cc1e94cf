import { Autocomplete, Stack, TextField } from '@mui/material';
import type { BrandDocument } from '@parlour/client/console';
import { MERCHANT_CODE_LENGTH } from '@parlour/contract/values/system.rules';
import { useState } from 'react';
import { ReasonDialog } from '../../../parts/dialogs/ReasonDialog.tsx';
import { SelectField } from '../../../parts/fields/SelectField.tsx';
import { useConsole } from '../../../platform/console.ts';
import { brandsOf } from '../../../platform/permissions.rules.ts';
import { useText } from '../../../platform/texts.tsx';
import { useMe } from '../../../platform/usePermission.ts';

const LABELS = { merchantCode: 'brands.code', name: 'brands.name', mainDomain: 'brands.mainDomain' } as const;

/** Copies another brand under new names; the copy stays closed until it is opened. */
export function CreateBrandDialog({
  onDone,
  onClose,
}: {
  onDone(brand: BrandDocument): void;
  onClose(): void;
}) {
  const text = useText();
  const { client } = useConsole();
  const brands = brandsOf(useMe());
  const [copyOf, setCopyOf] = useState(brands[0]?.merchantCode ?? '');
  const [fields, setFields] = useState({ merchantCode: '', name: '', mainDomain: '' });
  const [hosts, setHosts] = useState<string[]>([]);
  return (
    <ReasonDialog
      title={text('brands.create')}
      confirm={text('brands.create.confirm')}
      act={(reason) => client.system.createBrand({ body: { copyOf, ...fields, hosts, reason } })}
      onDone={onDone}
      onClose={onClose}
    >
      {(errorAt) => (
        <Stack sx={{ gap: 2, pt: 1 }}>
          <SelectField
            label={text('brands.copyOf')}
            value={copyOf}
            options={brands.map(({ merchantCode, name }) => ({ value: merchantCode, label: name }))}
            onChange={setCopyOf}
          />
          {(['merchantCode', 'name', 'mainDomain'] as const).map((name) => (
            <TextField
              key={name}
              label={text(LABELS[name])}
              value={fields[name]}
              error={errorAt(name) !== undefined}
              helperText={
                errorAt(name) ??
                (name === 'merchantCode' ? text('brands.code.hint', MERCHANT_CODE_LENGTH) : undefined)
              }
              onChange={(event) => setFields({ ...fields, [name]: event.target.value })}
            />
          ))}
          <Autocomplete
            multiple
            freeSolo
            autoSelect
            options={[]}
            value={hosts}
            onChange={(_, next) => setHosts(next)}
            renderInput={(props) => (
              <TextField
                {...props}
                label={text('brands.hosts')}
                error={errorAt('hosts') !== undefined}
                helperText={errorAt('hosts')}
              />
            )}
          />
        </Stack>
      )}
    </ReasonDialog>
  );
}
