import { amountOf } from '@parlour/money';
import { Dialog } from '@parlour/ui';
import { useState } from 'react';
import { RETURN, ROLLS } from '../../games/dice.rules.ts';
import type { Calls, RoundView, SeedsView, SessionView } from '../platform/calls.ts';
import { errorKey } from '../platform/calls.ts';
import { useMoney, useText } from '../platform/texts.tsx';
import { PanelHead } from './BetBar.tsx';
import styles from './Panels.module.css';
import { showRoll } from './roll.ts';
import { VerifyRound } from './VerifyRound.tsx';

export type PanelName = 'history' | 'info' | 'seeds';
type Props = {
  panel: PanelName;
  session: SessionView;
  calls: Calls;
  onSeeds: (seeds: SeedsView) => void;
  onClose: () => void;
};

/** The panels of every game: past rounds, the rules, and the proof that they were followed. */
export function Panels({ panel, session, calls, onSeeds, onClose }: Props) {
  const text = useText();
  const [verified, setVerified] = useState<RoundView | null>(null);
  const title = text(verified ? 'arcade.verifyTitle' : TITLES[panel]);
  return (
    <Dialog label={title} onClose={onClose}>
      {(close) => (
        <div className={styles.panel}>
          <PanelHead title={title} onClose={close} />
          {verified ? (
            <VerifyRound round={verified} calls={calls} onSeeds={onSeeds} />
          ) : panel === 'history' ? (
            <History session={session} onVerify={setVerified} />
          ) : panel === 'info' ? (
            <Info session={session} />
          ) : (
            <Seeds session={session} calls={calls} onSeeds={onSeeds} />
          )}
        </div>
      )}
    </Dialog>
  );
}

const TITLES = { history: 'arcade.history', info: 'arcade.info', seeds: 'arcade.seeds' } as const;

function History({ session, onVerify }: { session: SessionView; onVerify: (round: RoundView) => void }) {
  const { showMoney } = useMoney();
  const text = useText();
  const { history, currency } = session;
  if (history.length === 0) return <p className={styles.quiet}>{text('arcade.historyEmpty')}</p>;
  return (
    <ol className={styles.rounds}>
      {history.map((round) => {
        const isWon = round.payout !== null && amountOf(round.payout) > 0n;
        return (
          <li key={round.id} className={styles.round}>
            <span className={isWon ? styles.won : styles.rolled}>
              {round.roll === null ? '–' : showRoll(round.roll)}
            </span>
            <span className={styles.figures}>
              <span>{showMoney(round.stake, currency)}</span>
              <span className={isWon ? styles.won : styles.quiet}>{outcomeOf(round)}</span>
            </span>
            {round.roll !== null && (
              <button className={styles.small} type="button" onClick={() => onVerify(round)}>
                {text('arcade.verify')}
              </button>
            )}
          </li>
        );
      })}
    </ol>
  );

  function outcomeOf({ state, payout }: RoundView): string {
    if (payout !== null) return `+${showMoney(payout, currency)}`;
    return text(
      state === 'placed' || state === 'cancelling' ? 'arcade.state.open' : 'arcade.state.cancelled',
    );
  }
}

function Info({ session: { limits, currency } }: { session: SessionView }) {
  const { showMoney } = useMoney();
  const text = useText();
  return (
    <>
      <p>{text('arcade.rules', { first: showRoll(0), last: showRoll(ROLLS - 1) })}</p>
      <dl className={styles.facts}>
        <dt>{text('arcade.rtp')}</dt>
        <dd>{text('arcade.rtpText', { percent: (RETURN / 100).toFixed(2) })}</dd>
        <dt>{text('arcade.stake')}</dt>
        <dd>{`${showMoney(limits.stakeMin, currency)} – ${showMoney(limits.stakeMax, currency)}`}</dd>
        <dt>{text('arcade.maxWin')}</dt>
        <dd>{showMoney(limits.winMax, currency)}</dd>
      </dl>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{text('arcade.chance')}</th>
            <th scope="col">{text('arcade.pays')}</th>
          </tr>
        </thead>
        <tbody>
          {PAYTABLE.map(([chance, factor]) => (
            <tr key={chance}>
              <td>{`${chance} %`}</td>
              <td>{`×${factor}`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** 99 divided by the chance in percent, for some common chances. */
const PAYTABLE = [
  ['98.00', '1.0102'],
  ['75.00', '1.3200'],
  ['50.00', '1.9800'],
  ['25.00', '3.9600'],
  ['10.00', '9.9000'],
  ['1.00', '99.0000'],
] as const;

function Seeds({ session, calls, onSeeds }: Pick<Props, 'session' | 'calls' | 'onSeeds'>) {
  const text = useText();
  const { seeds } = session;
  const [clientSeed, setClientSeed] = useState(seeds.clientSeed);
  const [failure, setFailure] = useState<ReturnType<typeof errorKey> | null>(null);
  const run = (work: Promise<SeedsView>) =>
    work.then(
      (next) => {
        setFailure(null);
        onSeeds(next);
      },
      (error) => setFailure(errorKey(error)),
    );
  return (
    <>
      <dl className={styles.facts}>
        <dt>{text('arcade.hash')}</dt>
        <dd className={styles.code}>{seeds.serverSeedHash}</dd>
        <dt>{text('arcade.nonce')}</dt>
        <dd>{seeds.nextNonce}</dd>
      </dl>
      <label className={styles.seed}>
        {text('arcade.clientSeed')}
        <input
          className={styles.input}
          value={clientSeed}
          maxLength={64}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setClientSeed(event.target.value)}
        />
      </label>
      {failure && (
        <p className={styles.bad} role="alert">
          {text(failure)}
        </p>
      )}
      <div className={styles.actions}>
        <button
          className={styles.small}
          type="button"
          onClick={() => void run(calls.changeClientSeed(clientSeed))}
        >
          {text('arcade.save')}
        </button>
        <button
          className={styles.small}
          type="button"
          onClick={() => void run(calls.rotateSeeds().then(({ inUse }) => inUse))}
        >
          {text('arcade.newSeed')}
        </button>
      </div>
    </>
  );
}
