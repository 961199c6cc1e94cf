import { Box, Button, IconButton, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { findingAt } from '../../../parts/fields/findings.rules.ts';
import { Glyph } from '../../../parts/values/Glyph.tsx';
import { useLabel, useText } from '../../../platform/texts.tsx';
import { useEditor, useField } from '../editor.ts';

export type RowColumn = {
  name: string;
  label: string;
  options?: readonly string[];
  isOptional?: boolean;
  grow?: number;
};
type Row = Record<string, string | undefined>;
type Props = { path: string; label: string; columns: RowColumn[]; fresh: Row; add: string; none: string };

/** A list of small records, such as the routes of a brand. */
export function RowsField({ path, label, columns, fresh, add, none }: Props) {
  const text = useText();
  const { value = [], change, isLocked } = useField<Row[]>(path);
  const replace = (at: number, row: Row) => change(value.map((old, index) => (index === at ? row : old)));
  return (
    <Stack role="group" aria-label={label} sx={{ gap: 1.25 }}>
      {value.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {none}
        </Typography>
      ) : null}
      {value.map((row, index) => (
        <Stack key={`${path}-${index.toString()}`} direction="row" sx={{ gap: 1, alignItems: 'flex-start' }}>
          {columns.map((column) => (
            <Box key={column.name} sx={{ flex: column.grow ?? 1 }}>
              <Cell
                path={`${path}.${index}.${column.name}`}
                column={column}
                value={row[column.name]}
                isLocked={isLocked}
                onChange={(cell) => replace(index, { ...row, [column.name]: cell })}
              />
            </Box>
          ))}
          <IconButton
            aria-label={text('brands.row.remove', { number: index + 1 })}
            disabled={isLocked}
            onClick={() => change(value.filter((_, at) => at !== index))}
          >
            <Glyph name="trash" />
          </IconButton>
        </Stack>
      ))}
      <Box>
        <Button
          variant="outlined"
          disabled={isLocked}
          startIcon={<Glyph name="plus" size={16} />}
          onClick={() => change([...value, fresh])}
        >
          {add}
        </Button>
      </Box>
    </Stack>
  );
}

type CellProps = {
  path: string;
  column: RowColumn;
  value: string | undefined;
  isLocked: boolean;
  onChange(value: string | undefined): void;
};

function Cell({ path, column, value, isLocked, onChange }: CellProps) {
  const label = useLabel();
  const { findings } = useEditor();
  const finding = findingAt(findings, path);
  return (
    <TextField
      select={column.options !== undefined}
      label={column.label}
      value={value ?? ''}
      disabled={isLocked}
      error={finding !== undefined}
      helperText={finding === undefined ? undefined : label('fieldError', finding)}
      onChange={({ target }) => onChange(target.value === '' && column.isOptional ? undefined : target.value)}
    >
      {column.options?.map((option) => (
        <MenuItem key={option} value={option}>
          {option}
        </MenuItem>
      ))}
    </TextField>
  );
}
