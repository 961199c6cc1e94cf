import type { HotMatch } from '@parlour/client';
import { Icon } from '@parlour/ui';
import { useEffect } from 'react';
import { deviceStorage } from '../../../platform/device/storage.ts';
import { isAnyOpen, useModals } from '../../../platform/dialogs/modal.store.ts';
import { useOnDemand } from '../../../platform/loading/useOnDemand.ts';
import { useQuery } from '../../../platform/loading/useQuery.ts';
import { useSite } from '../../../platform/site.ts';
import { useLobbyText } from '../lobby-text.ts';
import styles from './HotMatches.module.css';

const loadModal = () => import('./HotMatchModal.tsx');

/** Draws nothing if the brand has no current matches. */
export function HotMatches() {
  const { client } = useSite();
  const { value } = useQuery({
    key: ['site', 'hotMatches'],
    load: (signal) => client.games.hotMatches({ signal }),
  });
  return value && value.list.length > 0 ? <Offered matches={value.list} /> : null;
}

function Offered({ matches }: { matches: readonly HotMatch[] }) {
  const text = useLobbyText();
  const { Opened, open, close } = useOnDemand(loadModal);
  useEffect(() => {
    // Once for these matches; and never over what somebody has begun.
    const offered = matches.map(({ nodeId, matchTime }) => `${nodeId} ${matchTime}`).join();
    if (deviceStorage.read('PARLOUR_HOT_MATCHES') === offered) return;
    if (scrollY > 0 || isAnyOpen(useModals.getState())) return;
    deviceStorage.write('PARLOUR_HOT_MATCHES', offered);
    open();
  });
  return (
    <>
      <button className={styles.entry} type="button" onClick={open}>
        <Icon name="trophy" />
        <span className={styles.words}>{text('lobby.matches.title')}</span>
        <span className={styles.count}>{text('lobby.matches.count', { count: matches.length })}</span>
        <Icon name="arrow" />
      </button>
      {Opened && <Opened matches={matches} onClose={close} />}
    </>
  );
}
