import {
  Box,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import type { Change } from '@parlour/client/console';
import { useText } from '../../platform/texts.tsx';
import { Code } from './Code.tsx';
import { isColour, written } from './changes.rules.ts';

/** Before and after, line by line. Additions and removals have a sign as well as a colour. */
export function Changes({ changes, label }: { changes: readonly Change[]; label?: string }) {
  const text = useText();
  if (changes.length === 0)
    return (
      <Typography variant="body2" color="textSecondary">
        {text('frame.changes.none')}
      </Typography>
    );
  return (
    <TableContainer
      tabIndex={0}
      role="region"
      aria-label={label ?? text('frame.changes')}
      sx={{ maxHeight: 420 }}
    >
      <Table size="small" stickyHeader>
        <TableHead>
          <TableRow>
            <TableCell>{text('frame.changes.field')}</TableCell>
            <TableCell>{text('frame.changes.before')}</TableCell>
            <TableCell>{text('frame.changes.after')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {changes.map(({ path, before, after }) => (
            <TableRow key={path}>
              <TableCell sx={{ verticalAlign: 'top' }}>
                <Code>{path || '·'}</Code>
              </TableCell>
              <Side value={before} sign="−" colour="var(--danger)" />
              <Side value={after} sign="+" colour="var(--success)" />
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

function Side({ value, sign, colour }: { value: unknown; sign: string; colour: string }) {
  return (
    <TableCell sx={{ verticalAlign: 'top', width: '38%' }}>
      {value === undefined ? null : (
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'baseline' }}>
          <Box component="span" aria-hidden="true" sx={{ color: colour, fontWeight: 700 }}>
            {sign}
          </Box>
          {isColour(value) ? <Swatch colour={value} /> : null}
          <Box component="span" sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
            {written(value)}
          </Box>
        </Box>
      )}
    </TableCell>
  );
}

function Swatch({ colour }: { colour: string }) {
  return (
    <Box
      component="span"
      aria-hidden="true"
      sx={{
        width: 14,
        height: 14,
        flex: 'none',
        alignSelf: 'center',
        borderRadius: '4px',
        border: 1,
        borderColor: 'divider',
        bgcolor: colour,
      }}
    />
  );
}
