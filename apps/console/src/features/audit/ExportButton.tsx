import { Button } from '@mui/material';
import { ticketAddress } from '@parlour/client/console';
import { useMutation } from '@tanstack/react-query';
import { useListContext, useNotify } from 'react-admin';
import { Glyph } from '../../parts/Glyph.tsx';
import { useRefusal } from '../../parts/useRefusal.ts';
import { useConsole } from '../../platform/console.ts';
import { useText } from '../../platform/texts.tsx';
import { usePermission } from '../../platform/usePermission.ts';

/** The list as it is filtered, as CSV. A download carries no header, hence the ticket. */
export function ExportButton() {
  const text = useText();
  const notify = useNotify();
  const refusal = useRefusal();
  const { client } = useConsole();
  const { filterValues } = useListContext();
  const canExport = usePermission({ permission: 'audit.export', scope: 'granted' });
  const { mutate, isPending } = useMutation({
    mutationFn: () => client.operators.ticket({ body: { purpose: 'exportAudit' } }),
    onSuccess: ({ ticket }) => download(ticketAddress('exportAudit', { ...filterValues, ticket })),
    onError: (error) => notify(refusal(error), { type: 'error' }),
  });
  if (!canExport) return null;
  return (
    <Button
      variant="outlined"
      loading={isPending}
      onClick={() => mutate()}
      startIcon={<Glyph name="download" size={17} />}
      sx={{ height: 40, ml: 'auto' }}
    >
      {text('audit.export')}
    </Button>
  );
}

function download(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
}
