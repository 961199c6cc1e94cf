import { ENDPOINTS } from '@parlour/client';
import type { PurseType } from '@parlour/contract/values/wallet';
import { Button } from '@parlour/ui';
import { useBusy } from '../../../platform/loading/useBusy.ts';
import { useSite } from '../../../platform/site.ts';
import { useText } from '../../../platform/texts/texts.tsx';
import type { Kind } from './record.rules.ts';

const ADDRESS = ENDPOINTS.wallet.exportTransactions.path;

/** The list's filters, as in the address. */
type Filters = { wallet: PurseType; from: string; to: string; kinds?: Kind };

/** Downloads the filtered list. A download cannot carry a header, hence the ticket. */
export function ExportRecords({ filters }: { filters: Filters }) {
  const text = useText();
  const { client } = useSite();
  const { isBusy, run } = useBusy();
  const save = () =>
    run(async () => {
      const { ticket } = await client.identity.ticket({ body: { purpose: 'records' } });
      download(`${ADDRESS}?${new URLSearchParams({ ...filters, ticket })}`);
    });
  return (
    <Button
      kind="quiet"
      size="small"
      icon="download"
      label={text('wallet.records.csv')}
      isDisabled={isBusy}
      onPress={save}
    />
  );
}

function download(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
}
