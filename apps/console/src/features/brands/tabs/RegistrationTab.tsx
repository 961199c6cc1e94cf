import {
  Checkbox,
  Paper,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  TextField,
} from '@mui/material';
import { useLabel, useText } from '../../../platform/texts.tsx';
import { useEditor, useField } from '../editor.ts';
import { Section } from '../fields/Section.tsx';
import { SwitchRow } from '../fields/SwitchRow.tsx';
import { patternFault } from './registration.rules.ts';
import { TryRegistration } from './TryRegistration.tsx';

/** What registration asks for, and the rules for each field. */
export function RegistrationTab() {
  const text = useText();
  const { draft } = useEditor();
  return (
    <>
      <Section title={text('brands.tab.registration')} hint={text('brands.registration.hint')}>
        <SwitchRow path="registration.agreeStartsChecked" label={text('brands.agreeStartsChecked')} />
      </Section>
      <TryRegistration />
      <TableContainer
        component={Paper}
        tabIndex={0}
        role="region"
        aria-label={text('brands.registration.fields')}
      >
        <Table size="small" aria-label={text('brands.registration.fields')}>
          <TableHead>
            <TableRow>
              <TableCell>{text('brands.registration.field')}</TableCell>
              <TableCell align="center">{text('brands.registration.enabled')}</TableCell>
              <TableCell align="center">{text('brands.registration.required')}</TableCell>
              <TableCell>{text('brands.registration.pattern')}</TableCell>
              <TableCell>{text('brands.registration.min')}</TableCell>
              <TableCell>{text('brands.registration.max')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {Object.keys(draft.registration.fields).map((field) => (
              <FieldRow key={field} field={field} />
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </>
  );
}

function FieldRow({ field }: { field: string }) {
  const text = useText();
  const label = useLabel();
  const name = label('registrationField', field);
  const path = `registration.fields.${field}`;
  return (
    <TableRow hover>
      <TableCell component="th" scope="row">
        {name}
      </TableCell>
      <TableCell align="center" padding="none">
        <Tick path={`${path}.enabled`} label={`${name}: ${text('brands.registration.enabled')}`} />
      </TableCell>
      <TableCell align="center" padding="none">
        <Tick path={`${path}.required`} label={`${name}: ${text('brands.registration.required')}`} />
      </TableCell>
      <TableCell>
        <PatternCell path={`${path}.pattern`} label={`${name}: ${text('brands.registration.pattern')}`} />
      </TableCell>
      <TableCell sx={{ width: 110 }}>
        <Cell path={`${path}.minLength`} label={`${name}: ${text('brands.registration.min')}`} isNumber />
      </TableCell>
      <TableCell sx={{ width: 110 }}>
        <Cell path={`${path}.maxLength`} label={`${name}: ${text('brands.registration.max')}`} isNumber />
      </TableCell>
    </TableRow>
  );
}

function Tick({ path, label }: { path: string; label: string }) {
  const { value, change, isLocked } = useField<boolean>(path);
  return (
    <Checkbox
      size="small"
      checked={value}
      disabled={isLocked}
      onChange={(_, isOn) => change(isOn)}
      slotProps={{ input: { 'aria-label': label } }}
    />
  );
}

function PatternCell({ path, label }: { path: string; label: string }) {
  const text = useText();
  const { value } = useField<string>(path);
  const fault = patternFault(value);
  return <Cell path={path} label={label} warning={fault && text(`brands.pattern.${fault}`)} />;
}

type CellProps = { path: string; label: string; isNumber?: boolean; warning?: string | undefined };

function Cell({ path, label, isNumber = false, warning }: CellProps) {
  const { value, change, isLocked, error } = useField<string | number>(path);
  return (
    <TextField
      type={isNumber ? 'number' : 'text'}
      value={value}
      disabled={isLocked}
      error={error !== undefined || warning !== undefined}
      helperText={warning ?? error}
      onChange={({ target }) => change(isNumber && target.value !== '' ? Number(target.value) : target.value)}
      slotProps={{ htmlInput: { 'aria-label': label, spellCheck: false } }}
    />
  );
}
