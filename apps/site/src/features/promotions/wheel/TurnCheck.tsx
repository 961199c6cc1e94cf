import type { WheelTurn } from '@parlour/client';
import { Checked } from '../Checked.tsx';
import { useChanceText } from '../chance-text.ts';
import styles from './WheelBoard.module.css';

/** All a turn was computed from, folded away until somebody wants it. */
export function TurnCheck({ turn }: { turn: WheelTurn }) {
  const text = useChanceText();
  const { weights, serverSeed, clientSeed, nonce } = turn;
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return (
    <details className={styles.check}>
      <summary className={styles.summary}>{text('chance.check.title')}</summary>
      <Checked
        facts={[
          { name: text('chance.check.commitment'), value: turn.commitment },
          { name: text('chance.check.serverSeed'), value: serverSeed },
          { name: text('chance.check.clientSeed'), value: clientSeed },
          { name: text('chance.check.nonce'), value: String(nonce) },
          { name: text('chance.check.number', { sum }), value: String(turn.number) },
        ]}
        check={async () => (await import('./turn-check.ts')).checkTurn(turn)}
        file={async () => (await import('./turn-check.ts')).turnFile(turn)}
      />
    </details>
  );
}
