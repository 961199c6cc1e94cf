import { arcadePvpHandsTexts } from '@parlour/texts/load/arcade-pvp-hands';
import { ConfirmDialog, Dialog, IconButton } from '@parlour/ui';
import { useState } from 'react';
import styles from '../../frame/panels/Panels.module.css';
import type { ArcadeKey } from '../../generated/arcade-key.ts';
import { SpokenProvider, useSpokenWith, useText } from '../../platform/texts.tsx';
import { Fairness } from './Fairness.tsx';
import { HandList } from './HandList.tsx';
import { HandSheet } from './HandSheet.tsx';
import type { PanelProps, TablePanel } from './panel.ts';
import { TableMenu } from './TableMenu.tsx';
import { TopUp } from './TopUp.tsx';

const TITLES: Readonly<Record<Exclude<TablePanel, 'leave'>, ArcadeKey>> = {
  menu: 'arcade.menu',
  hands: 'arcade.pvp.hands',
  rules: 'arcade.pvp.rules',
  topUp: 'arcade.pvp.topUp',
  fairness: 'arcade.pvp.fairness',
};

/** What opens over a table. */
export default function TablePanels(props: PanelProps) {
  return (
    <SpokenProvider value={useSpokenWith(arcadePvpHandsTexts)}>
      {props.panel === 'leave' ? <Leave {...props} /> : <Panel {...props} panel={props.panel} />}
    </SpokenProvider>
  );
}

function Panel(props: PanelProps & { panel: Exclude<TablePanel, 'leave'> }) {
  const text = useText();
  const { panel, onPanel } = props;
  /** The hand that is looked at. */
  const [handId, setHand] = useState<string | null>(null);
  const isHand = panel === 'hands' && handId !== null;
  const title = text(isHand ? 'arcade.pvp.replay' : TITLES[panel]);
  return (
    <Dialog label={title} kind="bottom" onClose={() => onPanel(null)}>
      {(close) => (
        <div className={styles.panel}>
          <div className={styles.head}>
            {isHand && (
              <IconButton icon="back" label={text('arcade.pvp.hands')} onPress={() => setHand(null)} />
            )}
            <h2 className={styles.title}>{title}</h2>
            <IconButton icon="close" label={text('arcade.pvp.cancel')} onPress={close} />
          </div>
          {panel === 'menu' && <TableMenu {...props} />}
          {panel === 'hands' &&
            (handId === null ? (
              <HandList {...props} onHand={setHand} />
            ) : (
              <HandSheet key={handId} {...props} handId={handId} />
            ))}
          {panel === 'rules' && <props.page.Rules table={props.view.table} money={props.money} />}
          {panel === 'topUp' && <TopUp {...props} close={close} />}
          {panel === 'fairness' && <Fairness {...props} />}
        </div>
      )}
    </Dialog>
  );
}

function Leave({ sitting, view, onPanel, onLobby }: PanelProps) {
  const text = useText();
  const isPlaying = view.hand !== null && view.hand.phase !== 'over';
  async function leave(): Promise<void> {
    const told = await sitting.leave();
    onPanel(null);
    if (told && told.sitting === null) onLobby();
  }
  return (
    <ConfirmDialog
      title={text('arcade.pvp.leaveAsk')}
      detail={text(isPlaying ? 'arcade.pvp.leaveInHand' : 'arcade.pvp.leaveDetail')}
      cancelLabel={text('arcade.pvp.stay')}
      confirmLabel={text('arcade.pvp.leave')}
      onConfirm={() => void leave()}
      onClose={() => onPanel(null)}
    />
  );
}
