import { Button } from '@parlour/ui';
import { usePlace } from '../../../platform/routes/place.store.ts';
import { isGoingToPlay } from '../../../platform/session/session.rules.ts';
import { useText } from '../../../platform/texts/texts.tsx';
import styles from './PlayFree.module.css';
import { useFreePlay } from './useFreePlay.ts';
import { useHasFreePlay } from './useHasFreePlay.ts';

/** For visitors who pressed a game: they may look at it before they have an account. */
export function PlayFree() {
  const isWanted = usePlace(({ search }) => isGoingToPlay(search));
  const hasFreePlay = useHasFreePlay();
  return isWanted && hasFreePlay ? <Offer /> : null;
}

function Offer() {
  const text = useText();
  const { isBusy, play } = useFreePlay();
  return (
    <div className={styles.offer}>
      <p className={styles.words}>{text('identity.trial.lead')}</p>
      <Button label={text('identity.trial.start')} icon="play" isDisabled={isBusy} onPress={play} />
    </div>
  );
}
