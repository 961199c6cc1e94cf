import { Button } from '@mui/material';
import type { OperatorTicketPurpose } from '@parlour/contract/values/operators';
import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useConsole } from '../../platform/console.ts';
import { useRefusal } from '../useRefusal.ts';
import { Glyph } from '../values/Glyph.tsx';

type Props = {
  label: string;
  purpose: Exclude<OperatorTicketPurpose, 'live'>;
  /** Set if the ticket is limited to one brand. */
  merchant?: string;
  address(ticket: string): string;
};

/** Downloads the filtered list as a file. A download cannot carry a header, hence the ticket. */
export function ExportButton({ label, purpose, merchant, address }: Props) {
  const notify = useNotify();
  const refusal = useRefusal();
  const { client } = useConsole();
  const { mutate, isPending } = useMutation({
    mutationFn: () => client.operators.ticket({ body: { purpose }, ...(merchant ? { merchant } : {}) }),
    onSuccess: ({ ticket }) => download(address(ticket)),
    onError: (error) => notify(refusal(error), { type: 'error' }),
  });
  return (
    <Button
      variant="outlined"
      loading={isPending}
      onClick={() => mutate()}
      startIcon={<Glyph name="download" size={17} />}
      sx={{ height: 40, ml: 'auto' }}
    >
      {label}
    </Button>
  );
}

function download(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
}
