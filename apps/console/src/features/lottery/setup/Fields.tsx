import {
  Box,
  Checkbox,
  FormControlLabel,
  FormGroup,
  FormHelperText,
  FormLabel,
  TextField,
} from '@mui/material';
import type { ReactNode } from 'react';

type FigureProps = {
  label: string;
  value: string;
  error: string | undefined;
  hint?: string;
  disabled?: boolean;
  onChange(value: string): void;
};

/** A figure as it is typed. */
export function Figure({ label, value, error, hint, disabled = false, onChange }: FigureProps) {
  return (
    <TextField
      label={label}
      value={value}
      disabled={disabled}
      onChange={(event) => onChange(event.target.value)}
      error={error !== undefined}
      helperText={error ?? hint}
      slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 15, autoComplete: 'off' } }}
    />
  );
}

/** Fields beside each other, as many as there is room for. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 2,
        rowGap: 2.5,
        alignItems: 'start',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(210px, 100%), 1fr))',
      }}
    >
      {children}
    </Box>
  );
}

type ChecksProps<Value> = {
  label: string;
  options: readonly { value: Value; label: string }[];
  chosen: readonly Value[];
  error?: string | undefined;
  disabled?: boolean;
  onChange(chosen: Value[]): void;
};

/** Any number of a few. */
export function Checks<Value extends string | number>(props: ChecksProps<Value>) {
  const { label, options, chosen, error, disabled = false, onChange } = props;
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <FormLabel component="legend" sx={{ fontSize: '0.75rem' }}>
        {label}
      </FormLabel>
      <FormGroup row>
        {options.map((option) => (
          <FormControlLabel
            key={option.value}
            disabled={disabled}
            control={
              <Checkbox
                size="small"
                checked={chosen.includes(option.value)}
                onChange={(event) =>
                  onChange(
                    options
                      .map(({ value }) => value)
                      .filter((value) =>
                        value === option.value ? event.target.checked : chosen.includes(value),
                      ),
                  )
                }
              />
            }
            label={option.label}
            slotProps={{ typography: { variant: 'body2' } }}
          />
        ))}
      </FormGroup>
      {error === undefined ? null : <FormHelperText error>{error}</FormHelperText>}
    </Box>
  );
}
