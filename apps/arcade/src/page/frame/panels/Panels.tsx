import { arcadePanelsTexts } from '@parlour/texts/load/arcade-panels';
import { Dialog, IconButton } from '@parlour/ui';
import { lazy, Suspense } from 'react';
import { SpokenProvider, useSpokenWith, useText } from '../../platform/texts.tsx';
import { AutoPanel } from './AutoPanel.tsx';
import { History } from './History.tsx';
import { Info } from './Info.tsx';
import { Menu } from './Menu.tsx';
import styles from './Panels.module.css';
import type { PanelProps } from './panel.ts';
import { Seeds } from './Seeds.tsx';

/** Recomputing needs hashes and the rules of every mechanic: only who checks a round loads it. */
const VerifyRound = lazy(() => import('./VerifyRound.tsx'));
/** The stage a second time: only who watches a round again loads it. */
const WatchAgain = lazy(() => import('../../replay/WatchAgain.tsx'));

const TITLES = {
  auto: 'arcade.autoTitle',
  history: 'arcade.history',
  info: 'arcade.info',
  menu: 'arcade.menu',
  replay: 'arcade.watchAgain',
  seeds: 'arcade.seeds',
  verify: 'arcade.verifyTitle',
} as const;

/** The panels of every game: past rounds, the rules, and the proof that they were followed. */
export default function Panels(props: PanelProps) {
  return (
    <SpokenProvider value={useSpokenWith(arcadePanelsTexts)}>
      <Panel {...props} />
    </SpokenProvider>
  );
}

function Panel(props: PanelProps) {
  const text = useText();
  const { panel, onPanel } = props;
  const title = text(TITLES[panel.kind]);
  return (
    <Dialog label={title} kind="bottom" onClose={() => onPanel(null)}>
      {(close) => (
        <div className={styles.panel}>
          <div className={styles.head}>
            {(panel.kind === 'verify' || panel.kind === 'replay') && (
              <IconButton
                icon="back"
                label={text('arcade.history')}
                onPress={() => onPanel({ kind: 'history' })}
              />
            )}
            <h2 className={styles.title}>{title}</h2>
            <IconButton icon="close" label={text('arcade.closePanel')} onPress={close} />
          </div>
          <Content {...props} close={close} />
        </div>
      )}
    </Dialog>
  );
}

function Content({ close, ...props }: PanelProps & { close: () => void }) {
  const { panel } = props;
  switch (panel.kind) {
    case 'auto':
      return props.auto && <AutoPanel {...props} auto={props.auto} close={close} />;
    case 'history':
      return <History {...props} />;
    case 'info':
      return <Info {...props} />;
    case 'menu':
      return <Menu {...props} />;
    case 'replay':
      return (
        <Suspense fallback={null}>
          <WatchAgain key={panel.round.id} {...props} round={panel.round} />
        </Suspense>
      );
    case 'seeds':
      return props.page.Fairness ? <props.page.Fairness model={props.model} /> : <Seeds {...props} />;
    case 'verify':
      return (
        <Suspense fallback={null}>
          <VerifyRound key={panel.round.id} {...props} round={panel.round} />
        </Suspense>
      );
  }
}
