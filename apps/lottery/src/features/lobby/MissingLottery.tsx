import { Button, EmptyArt, NoData } from '@parlour/ui';
import { usePage } from '../../platform/page.ts';
import { goTo } from '../../platform/place.store.ts';
import { useText } from '../../platform/texts.ts';
import { useLotteries } from './useLotteries.ts';

type Props = { gameId: string; isForMembers: boolean; onRetry: () => void };

/** In place of a page about a lottery: there is none of this name, one has to log in for it, or its answer did not come. */
export function MissingLottery({ gameId, isForMembers, onRetry }: Props) {
  const text = useText();
  const { isSignedIn, site } = usePage();
  const { value: lotteries } = useLotteries();
  const art = <EmptyArt icon="ticket" />;
  if (lotteries?.every((lottery) => lottery.gameId !== gameId))
    return (
      <NoData art={art} title={text('lotto.unknown')} detail={text('lotto.unknownDetail')}>
        <Button
          label={text('lotto.lobby.all')}
          onPress={() => goTo({ gameId: null }, { isReplacing: true })}
        />
      </NoData>
    );
  if (isForMembers && !isSignedIn())
    return (
      <NoData art={art} title={text('lotto.logIn')} detail={text('lotto.logInDetail')}>
        <Button label={text('lotto.close')} onPress={site.close} />
      </NoData>
    );
  return (
    <NoData art={art} title={text('lotto.failed')} detail={text('lotto.failedDetail')}>
      <Button icon="reload" label={text('lotto.retry')} onPress={onRetry} />
    </NoData>
  );
}
