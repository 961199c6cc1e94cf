import { amountOf, currencyOf, readTyped, writeDecimal } from '@parlour/money';
import { IconButton } from '@parlour/ui';
import { useState } from 'react';
import { type DicePick, factorOf, payoutOf, stakeMaxOf } from '../../games/dice.rules.ts';
import { BetBar } from '../frame/BetBar.tsx';
import { type PanelName, Panels } from '../frame/Panels.tsx';
import { TopBar } from '../frame/TopBar.tsx';
import { Waiting } from '../frame/Waiting.tsx';
import type { Calls, SessionView } from '../platform/calls.ts';
import type { Site } from '../platform/parent.ts';
import { isSoundOn, keepSound, playTune } from '../platform/sound.ts';
import { useMoney, useText } from '../platform/texts.tsx';
import { useGame } from '../useGame.ts';
import { ChanceGauge } from './ChanceGauge.tsx';
import styles from './DiceGame.module.css';
import { DiceStage } from './DiceStage.tsx';

type Props = { calls: Calls; site: Site };
const FIRST_PICK: DicePick = { side: 'over', chance: 5_000 };

export function DiceGame({ calls, site }: Props) {
  const game = useGame(calls, site);
  if (!game.session) return <Waiting error={game.error} onRetry={() => void game.load()} />;
  return <OpenGame {...{ calls, site, game, session: game.session }} />;
}

type OpenProps = Props & { game: ReturnType<typeof useGame>; session: SessionView };

function OpenGame({ calls, site, game, session }: OpenProps) {
  const { showMoney, tidyTyped } = useMoney();
  const text = useText();
  const { currency } = session;
  const [pick, setPick] = useState(FIRST_PICK);
  const [stake, setStake] = useState(() => chipText(session));
  const [panel, setPanel] = useState<PanelName | null>(null);
  const [hasSound, setSound] = useState(isSoundOn);
  const limits = {
    stakeMin: amountOf(session.limits.stakeMin),
    stakeMax: amountOf(session.limits.stakeMax),
    winMax: amountOf(session.limits.winMax),
  };
  const stakeMax = stakeMaxOf({ limits, chance: pick.chance });
  const parts = readTyped(tidyTyped(stake), { currency: currency.code, min: limits.stakeMin, max: stakeMax });
  const isPlayable = typeof parts === 'bigint';

  async function roll(): Promise<void> {
    if (!isPlayable) return;
    if (hasSound) playTune('roll');
    const round = await game.play(writeDecimal(parts), pick);
    if (hasSound && round?.payout) playTune(amountOf(round.payout) > 0n ? 'win' : 'lose');
  }
  function leave(): void {
    if (site.isFramed) site.tell({ kind: 'close' });
    else location.assign(session.lobbyUrl);
  }
  function deposit(): void {
    if (site.isFramed) site.tell({ kind: 'deposit' });
    else if (session.depositUrl) location.assign(session.depositUrl);
  }

  return (
    <main className={styles.game}>
      <TopBar
        session={session}
        isSoundOn={hasSound}
        onSound={(isOn) => {
          setSound(isOn);
          keepSound(isOn);
        }}
        ways={site.hasBar ? null : { leave, deposit }}
      />
      <DiceStage isRolling={game.isRolling} round={game.last} currency={currency} />
      <section className={styles.controls}>
        <ChanceGauge
          pick={pick}
          rolled={game.last?.roll ?? null}
          isDisabled={game.isRolling}
          onPick={setPick}
        />
        <dl className={styles.figures}>
          <Figure label={text('arcade.chance')} value={`${(pick.chance / 100).toFixed(2)} %`} />
          <Figure label={text('arcade.pays')} value={`×${(factorOf(pick.chance) / 10_000).toFixed(4)}`} />
          <Figure
            label={text('arcade.win')}
            value={
              isPlayable
                ? showMoney(
                    writeDecimal(
                      payoutOf({ stake: parts, chance: pick.chance, currency: currencyOf(currency.code) }),
                    ),
                    currency,
                  )
                : '–'
            }
          />
        </dl>
        <BetBar
          session={session}
          stake={stake}
          stakeMax={stakeMax}
          isDisabled={game.isRolling}
          onStake={setStake}
        />
        <p className={styles.notice} role="alert">
          {noticeOf()}
        </p>
        <div className={styles.actions}>
          <IconButton icon="chart" label={text('arcade.history')} onPress={() => setPanel('history')} />
          <button
            className={styles.roll}
            type="button"
            aria-disabled={game.isRolling || !isPlayable}
            onClick={() => void roll()}
          >
            {text(game.isRolling ? 'arcade.rolling' : 'arcade.roll')}
          </button>
          <IconButton icon="shield" label={text('arcade.seeds')} onPress={() => setPanel('seeds')} />
          <IconButton icon="info" label={text('arcade.info')} onPress={() => setPanel('info')} />
        </div>
        <p className={styles.rtp}>{`${text('arcade.rtp')} 99.00 %`}</p>
      </section>
      {panel && (
        <Panels
          panel={panel}
          session={session}
          calls={calls}
          onSeeds={(seeds) => game.keep({ seeds })}
          onClose={() => setPanel(null)}
        />
      )}
    </main>
  );

  function noticeOf(): string {
    if (game.error) return text(game.error);
    if (game.last?.state === 'drawn') return text('arcade.paying');
    if (parts === 'too_small') return text('arcade.error.stake_too_small');
    if (parts === 'too_big') return text('arcade.error.stake_too_big');
    return isPlayable ? '' : text('arcade.error.invalid_input');
  }
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div className={styles.figure}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** The stake to begin with: the second chip. */
function chipText({ chips, currency }: SessionView): string {
  const chip = chips[1] ?? '1.00';
  return currency.digits === 0 ? (chip.split('.')[0] ?? chip) : chip;
}
