import { Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useConsole } from '../../../platform/console.ts';
import { useText } from '../../../platform/texts.tsx';

/** What the vendor says of free rounds, when it is asked. */
export function VendorSays({ merchant, id }: { merchant: string; id: string }) {
  const text = useText();
  const { client } = useConsole();
  const { data, error, isPending, mutate } = useMutation({
    mutationFn: () => client.promotions.freeRoundsAtVendor({ query: { id }, merchant }),
  });
  if (data)
    return (
      <span role="status">
        {data.status === null
          ? text('freeRounds.unknown')
          : text('freeRounds.says', { status: data.status, used: data.used ?? 0 })}
      </span>
    );
  if (error) return <span role="status">{text('freeRounds.silent')}</span>;
  return (
    <Button size="small" disabled={isPending} onClick={() => mutate()}>
      {text('freeRounds.ask')}
    </Button>
  );
}
