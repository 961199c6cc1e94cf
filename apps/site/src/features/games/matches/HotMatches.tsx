import type { HotMatch } from '@parlour/client';
import { Icon } from '@parlour/ui';
import { useCallback, useEffect } from 'react';
import { isAnyOpen, useModals } from '../../../platform/dialogs/modal.store.ts';
import { useLoaded } from '../../../platform/loading/useLoaded.ts';
import { useOnDemand } from '../../../platform/loading/useOnDemand.ts';
import { useSite } from '../../../platform/site.ts';
import { useLobbyText } from '../lobby-text.ts';
import styles from './HotMatches.module.css';

const loadModal = () => import('./HotMatchModal.tsx');

/** Once a visit it opens by itself; after that whoever wants it presses. */
let wasOffered = false;

/** Nothing where the brand has no matches now. */
export function HotMatches() {
  const { client } = useSite();
  const load = useCallback(async () => (await client.games.hotMatches()).list, [client]);
  const { value: matches } = useLoaded(load);
  return matches && matches.length > 0 ? <Offered matches={matches} /> : null;
}

function Offered({ matches }: { matches: readonly HotMatch[] }) {
  const text = useLobbyText();
  const { Opened, open, close } = useOnDemand(loadModal);
  useEffect(() => {
    if (wasOffered || isAnyOpen(useModals.getState())) return;
    wasOffered = true;
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
