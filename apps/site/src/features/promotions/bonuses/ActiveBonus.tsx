import { ProgressBar } from '@parlour/ui';
import { useFormats, useMoney } from '../../../platform/texts/texts.tsx';
import { useRewardWords } from '../rewards/useRewardWords.ts';
import styles from './ActiveBonus.module.css';
import { percentMet } from './bonus.rules.ts';
import { useBonusesText } from './bonuses-text.ts';
import { EndBonus } from './EndBonus.tsx';
import type { BonusAccount, OwnBonus } from './useBonuses.ts';
import { WhyLocked } from './WhyLocked.tsx';

/** The active bonus: what is left of it and of its requirement, and every figure behind both. */
export function ActiveBonus({ account, onChanged }: { account: BonusAccount; onChanged: () => void }) {
  const { bonus, hasOpenRounds } = account;
  return (
    <>
      <Progress bonus={bonus} />
      <WhyLocked account={account} />
      <EndBonus bonus={bonus} hasOpenRounds={hasOpenRounds} onChanged={onChanged} />
    </>
  );
}

function Progress({ bonus }: { bonus: OwnBonus }) {
  const text = useBonusesText();
  const { showMoney } = useMoney();
  const { stamp } = useFormats();
  const { titleOf } = useRewardWords();
  const { balance, wagered, requirement, left, product, stakeMax, releaseMax, endsAt, currency } = bonus;
  const show = (amount: string) => showMoney(amount, currency);
  const label = text('bonuses.progress');
  return (
    <section className={styles.card}>
      <div>
        <p className={styles.label}>
          {text('bonuses.active')} · {titleOf(bonus)}
        </p>
        <p className={styles.balance}>{show(balance)}</p>
      </div>
      <div>
        <p className={styles.line}>
          <span>{label}</span>
          <span className={styles.figures}>
            {text('bonuses.progressOf', { done: show(wagered), needed: show(requirement) })}
          </span>
        </p>
        <ProgressBar label={label} value={percentMet(bonus)} tone="action" />
      </div>
      <ul className={styles.terms}>
        <li>{text('bonuses.terms.left', { amount: show(left) })}</li>
        <li>{text(`bonuses.product.${product}`)}</li>
        {stakeMax !== null && <li>{text('bonuses.terms.stakeMax', { amount: show(stakeMax) })}</li>}
        {releaseMax !== null && <li>{text('bonuses.terms.releaseMax', { amount: show(releaseMax) })}</li>}
        {endsAt !== null && <li>{text('bonuses.terms.ends', { moment: stamp(endsAt) })}</li>}
      </ul>
    </section>
  );
}
