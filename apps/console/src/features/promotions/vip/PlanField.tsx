import { TextField } from '@mui/material';

/** A figure of the plan that is being changed. */
export function PlanField({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange(value: string): void;
}) {
  return (
    <TextField
      size="small"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      sx={{ minWidth: 88 }}
      slotProps={{
        htmlInput: { 'aria-label': label, inputMode: 'decimal', maxLength: 15, autoComplete: 'off' },
      }}
    />
  );
}
