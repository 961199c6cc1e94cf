import { ticketAddress } from '@parlour/client/console';
import { useListContext } from 'react-admin';
import { ExportButton } from '../../parts/lists/ExportButton.tsx';
import { useText } from '../../platform/texts.tsx';
import { usePermission } from '../../platform/usePermission.ts';

/** Downloads the filtered record. */
export function ExportAudit() {
  const text = useText();
  const { filterValues } = useListContext();
  const canExport = usePermission({ permission: 'audit.export', scope: 'granted' });
  if (!canExport) return null;
  return (
    <ExportButton
      label={text('audit.export')}
      purpose="exportAudit"
      address={(ticket) => ticketAddress('exportAudit', { ...filterValues, ticket })}
    />
  );
}
