import { Alert } from '@mui/material';
import { useFind } from '../../../platform/texts.tsx';
import type { Fault } from '../cashier.rules.ts';

/** Probable typos, explained before anything is saved. */
export function CashierFaults({ faults }: { faults: readonly Fault[] }) {
  const find = useFind();
  if (faults.length === 0) return null;
  return (
    <Alert severity="warning" variant="outlined" sx={{ mb: 2 }}>
      {faults.map(({ fault, value }) => (
        <div key={`${fault}-${value}`}>{find(`cashier.settings.fault.${fault}`, { value })}</div>
      ))}
    </Alert>
  );
}
