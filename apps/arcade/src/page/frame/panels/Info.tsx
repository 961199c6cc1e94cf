import { useMoney, useText } from '../../platform/texts.tsx';
import styles from './Panels.module.css';
import type { PanelProps } from './panel.ts';

/** A unit that swings by less than this is calm, and wild from the second on. */
const SWING = { medium: 2, high: 6 };
/** The same of a volatility that a model states. */
const STATED = { medium: 3, high: 4 };

/** The rules, what is known of the numbers, and what pays how much at the present bet. */
export function Info({ page, model, pick, session, stake }: PanelProps) {
  const { showMoney, showPercent } = useMoney();
  const text = useText();
  const { limits, currency } = session;
  const { sheet } = model;
  const percent = showPercent(sheet.return);
  const least = showPercent(sheet.least);
  const stated = page.volatility?.(model);
  const level = stated ?? Number(sheet.deviation);
  const from = stated === undefined ? SWING : STATED;
  const swing =
    level >= from.high
      ? text('arcade.swing.high')
      : level >= from.medium
        ? text('arcade.swing.medium')
        : text('arcade.swing.low');
  const facts = [
    {
      name: text('arcade.rtp'),
      value:
        least === percent
          ? text('arcade.rtpValue', { percent })
          : text(page.rules.leave ? 'arcade.rtpRange' : 'arcade.rtpRangeOfBets', { least, percent }),
    },
    { name: text('arcade.most'), value: `×${showPercent(sheet.most)}` },
    { name: text('arcade.swing'), value: swing },
    {
      name: text('arcade.stake'),
      value: `${showMoney(limits.stakeMin, currency)} – ${showMoney(limits.stakeMax, currency)}`,
    },
    { name: text('arcade.maxWin'), value: showMoney(limits.winMax, currency) },
  ];
  return (
    <>
      <page.Rules model={model} canBuy={session.pace.hasFeatureBuy} />
      <dl className={styles.factGrid}>
        {facts.map(({ name, value }) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <h3 className={styles.heading}>{text('arcade.payTable')}</h3>
      <page.PayTable model={model} pick={pick} showPays={stake.showPays} />
      <h3 className={styles.heading}>{text('arcade.interrupted')}</h3>
      <p className={styles.quiet}>{text(interruptionOf(page.rules))}</p>
    </>
  );
}

function interruptionOf({ isShared, leave }: PanelProps['page']['rules']) {
  if (isShared) return 'arcade.interruptedShared';
  return leave ? 'arcade.interruptedOpen' : 'arcade.interruptedClosed';
}
