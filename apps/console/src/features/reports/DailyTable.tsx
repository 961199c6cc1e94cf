import { Paper, Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import { REPORT_FIGURES } from '@parlour/contract/values/wallet';
import { Amount } from '../../parts/values/Amount.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useLabel, useText } from '../../platform/texts.tsx';
import { useMe } from '../../platform/usePermission.ts';
import { type DailyLine, type DailyReport, type Figures, sumOf } from './reports.rules.ts';

type Props = { lines: DailyLine[]; totals: DailyReport['totals']; currency: string };

/** Day by day and brand by brand, newest first, below the totals. */
export function DailyTable({ lines, totals, currency }: Props) {
  const text = useText();
  const label = useLabel();
  const formats = useFormats();
  const nameOf = useBrandNames();
  const newestFirst = [...lines].reverse();
  return (
    <TableContainer
      component={Paper}
      tabIndex={0}
      role="region"
      aria-label={text('reports.daily')}
      sx={{ maxHeight: 620 }}
    >
      <Table size="small" stickyHeader aria-label={text('reports.daily')}>
        <TableHead>
          <TableRow>
            <TableCell>{text('reports.day')}</TableCell>
            <TableCell>{text('reports.brand')}</TableCell>
            {REPORT_FIGURES.map((figure) => (
              <TableCell key={figure} align="right">
                {label('reports.figure', figure)}
              </TableCell>
            ))}
            <TableCell align="right">{text('reports.membersActive')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          <Totals totals={totals} currency={currency} />
          {newestFirst.map((line) => (
            <TableRow key={`${line.day}-${line.merchantCode}`} hover>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>{line.day}</TableCell>
              <TableCell>{nameOf(line.merchantCode)}</TableCell>
              <FigureCells figures={line} currency={currency} />
              <TableCell align="right">{formats.number(line.membersActive)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

function Totals({ totals, currency }: Pick<Props, 'totals' | 'currency'>) {
  const text = useText();
  const nameOf = useBrandNames();
  const rows: { brand: string; figures: Figures }[] = totals.map((total) => ({
    brand: nameOf(total.merchantCode),
    figures: total,
  }));
  const all = totals.length > 1 ? [{ brand: text('reports.allBrands'), figures: sumOf(totals) }] : [];
  return [...all, ...rows].map(({ brand, figures }) => (
    <TableRow key={brand} sx={{ '& td, & th': { fontWeight: 700, bgcolor: 'var(--surface-2)' } }}>
      <TableCell component="th" scope="row">
        {text('reports.total')}
      </TableCell>
      <TableCell>{brand}</TableCell>
      <FigureCells figures={figures} currency={currency} />
      <TableCell />
    </TableRow>
  ));
}

/** As the brand switcher calls them; a brand without a name here keeps its code. */
function useBrandNames(): (merchantCode: string) => string {
  const { brands } = useMe();
  return (code) => brands.find(({ merchantCode }) => merchantCode === code)?.name ?? code;
}

function FigureCells({ figures, currency }: { figures: Figures; currency: string }) {
  return REPORT_FIGURES.map((figure) => (
    <TableCell
      key={figure}
      align="right"
      sx={figure === 'net' && figures.net.startsWith('-') ? { color: 'var(--danger)' } : {}}
    >
      <Amount value={figures[figure]} currency={currency} />
    </TableCell>
  ));
}
