import type { GameCategory } from '@parlour/contract/values/games';
import { amountOf } from '@parlour/money';
import { lobbyTexts } from '@parlour/texts/load/lobby';
import type { VipKey } from '@parlour/texts/load/vip';
import { Chips, Icon, panel, Section } from '@parlour/ui';
import { type ReactNode, useState } from 'react';
import { useMoney, useTextOf } from '../../../platform/texts/texts.tsx';
import type { Levels } from './useVip.ts';
import styles from './VipLevels.module.css';
import { byRate } from './vip.rules.ts';
import { useVipText } from './vip-text.ts';

type Level = Levels['plan']['levels'][number];
/** Without the birthday's: nobody's date of birth is verified, so none is paid. */
const GIFTS = [
  ['stepGift', 'vip.gift.step'],
  ['weekGift', 'vip.gift.week'],
  ['monthGift', 'vip.gift.month'],
] as const satisfies readonly [keyof Level, VipKey][];

/** Every level: what it takes and what it gives. */
export function VipLevels({
  levels: { plan, currency, withdrawals, roundsGames },
  own,
}: {
  levels: Levels;
  own: number | null;
}) {
  const text = useVipText();
  const [chosen, setChosen] = useState<string | null>(null);
  const shown = chosen ?? String(own ?? 1);
  const index = plan.levels[Number(shown)] ? Number(shown) : 0;
  const level = plan.levels[index];
  return (
    <Section title={text('vip.levels.title')}>
      <Chips
        label={text('vip.levels.choose')}
        options={plan.levels.map((_, place) => ({
          value: String(place),
          label: text('vip.level', { level: String(place) }),
        }))}
        value={shown}
        onChange={setChosen}
      />
      {level && (
        <LevelPanel
          level={level}
          roundsAt={roundsGames[index]?.name ?? ''}
          currency={currency}
          isOwn={index === own}
        >
          <Withdrawals daily={withdrawals[index]} />
        </LevelPanel>
      )}
    </Section>
  );
}

function LevelPanel({
  level,
  roundsAt,
  currency,
  isOwn,
  children,
}: {
  level: Level;
  /** The title of the level's free rounds. */
  roundsAt: string;
  currency: string;
  isOwn: boolean;
  /** What the level gives beside money. */
  children: ReactNode;
}) {
  const text = useVipText();
  const names = useTextOf(lobbyTexts);
  const { showRound, showPercent } = useMoney();
  const money = (amount: string) => showRound(amount, currency);
  const gifts = GIFTS.filter(([gift]) => amountOf(level[gift]) > 0n);
  const nameOf = (category: GameCategory) => names(`lobby.tab.${category}`);
  return (
    <div className={styles.level}>
      {isOwn && (
        <p className={styles.own}>
          <Icon name="check" />
          {text('vip.levels.yours')}
        </p>
      )}
      <dl className={panel.panel}>
        <Head words={text('vip.rebate.title')} />
        {byRate(level.rebate).map(({ percent, categories }) => (
          <Line
            key={percent}
            label={categories.map(nameOf).join(', ')}
            value={text('vip.rebate.value', { percent: showPercent(percent) })}
          />
        ))}
      </dl>
      {(gifts.length > 0 || level.stepRounds) && (
        <dl className={panel.panel}>
          <Head words={text('vip.gift.title')} />
          {gifts.map(([gift, name]) => (
            <Line key={gift} label={text(name)} value={money(level[gift])} />
          ))}
          {level.stepRounds && (
            <Line
              label={text('vip.gift.rounds', { game: roundsAt })}
              value={text('vip.gift.roundsValue', {
                count: level.stepRounds.count,
                value: money(level.stepRounds.value),
              })}
            />
          )}
        </dl>
      )}
      {children}
      <dl className={panel.panel}>
        <Head words={text('vip.need.title')} />
        {amountOf(level.step) > 0n ? (
          <>
            <Line label={text('vip.need.stake')} value={money(level.step)} />
            <Line label={text('vip.need.deposits')} value={money(level.deposits)} />
          </>
        ) : (
          <Line label={text('vip.need.everyone')} value="" />
        )}
      </dl>
    </div>
  );
}

/** How often members of the level withdraw in a day, and how often without a fee. */
function Withdrawals({ daily }: { daily: Levels['withdrawals'][number] | undefined }) {
  const text = useVipText();
  if (!daily) return null;
  return (
    <dl className={panel.panel}>
      <Head words={text('vip.withdrawals.title')} />
      <Line label={text('vip.withdrawals.perDay')} value={String(daily.perDay)} />
      {daily.freePerDay !== null && (
        <Line label={text('vip.withdrawals.free')} value={String(daily.freePerDay)} />
      )}
    </dl>
  );
}

const Head = ({ words }: { words: string }) => (
  <div className={styles.head}>
    <dt>{words}</dt>
  </div>
);

const Line = ({ label, value }: { label: string; value: string }) => (
  <div className={styles.line}>
    <dt className={styles.label}>{label}</dt>
    {value && <dd className={styles.value}>{value}</dd>}
  </div>
);
