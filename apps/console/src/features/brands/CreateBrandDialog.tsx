import { Autocomplete, Stack, TextField } from '@mui/material';
import type { BrandDocument } from '@parlour/client/console';
import { useState } from 'react';
import { ReasonDialog } from '../../parts/ReasonDialog.tsx';
import { SelectField } from '../../parts/SelectField.tsx';
import { useConsole } from '../../platform/console.ts';
import { brandsOf } from '../../platform/permissions.rules.ts';
import { useText } from '../../platform/texts.tsx';
import { useMe } from '../../platform/usePermission.ts';

/** A copy of another brand under new names, closed until somebody opens it. */
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
  const field = (name: keyof typeof fields, label: string, hint?: string) => (
    <TextField
      label={label}
      value={fields[name]}
      helperText={hint}
      onChange={(event) => setFields({ ...fields, [name]: event.target.value })}
    />
  );
  return (
    <ReasonDialog
      title={text('brands.create')}
      confirm={text('brands.create.confirm')}
      act={(reason) => client.system.createBrand({ body: { copyOf, ...fields, hosts, reason } })}
      onDone={onDone}
      onClose={onClose}
    >
      <Stack sx={{ gap: 2, pt: 1 }}>
        <SelectField
          label={text('brands.copyOf')}
          value={copyOf}
          options={brands.map(({ merchantCode, name }) => ({ value: merchantCode, label: name }))}
          onChange={setCopyOf}
        />
        {field('merchantCode', text('brands.code'), text('brands.code.hint'))}
        {field('name', text('brands.name'))}
        {field('mainDomain', text('brands.mainDomain'))}
        <Autocomplete
          multiple
          freeSolo
          autoSelect
          options={[]}
          value={hosts}
          onChange={(_, next) => setHosts(next)}
          renderInput={(props) => <TextField {...props} label={text('brands.hosts')} />}
        />
      </Stack>
    </ReasonDialog>
  );
}
