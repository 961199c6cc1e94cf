import { Button } from '@mui/material';
import { TITLES_AT_ONCE } from '@parlour/contract/values/games.rules';
import { useMutation } from '@tanstack/react-query';
import { useListContext, useNotify } from 'react-admin';
import { useRefusal } from '../../../parts/useRefusal.ts';
import { useConsole } from '../../../platform/console.ts';
import { useText } from '../../../platform/texts.tsx';
import type { TitleLine } from '../games.rules.ts';

const PAGE = 100;

type Props = { merchant: string; setChosen(chosen: readonly TitleLine[]): void };

/** Chooses every title of the present filter, on all pages, with the versions they have now. */
export function ChooseAll({ merchant, setChosen }: Props) {
  const text = useText();
  const notify = useNotify();
  const refusal = useRefusal();
  const { client } = useConsole();
  const { filterValues } = useListContext();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const asked = Object.entries(filterValues).filter(([, value]) => value !== '');
      const titles: TitleLine[] = [];
      let after: string | null | undefined;
      while (after !== null && titles.length < TITLES_AT_ONCE) {
        const query = { ...Object.fromEntries(asked), limit: PAGE, ...(after && { after }) };
        const { items, next } = await client.games.titles({ query, merchant });
        titles.push(...items.map((title) => ({ ...title, id: title.nodeId })));
        after = next;
      }
      return { titles: titles.slice(0, TITLES_AT_ONCE), isCut: after !== null };
    },
    onSuccess: ({ titles, isCut }) => {
      setChosen(titles);
      if (isCut) notify(text('games.choose.cut', { most: TITLES_AT_ONCE }), { type: 'warning' });
    },
    onError: (error) => notify(refusal(error), { type: 'error' }),
  });
  return (
    <Button variant="outlined" loading={isPending} onClick={() => mutate()} sx={{ minHeight: 40 }}>
      {text('games.choose.all')}
    </Button>
  );
}
