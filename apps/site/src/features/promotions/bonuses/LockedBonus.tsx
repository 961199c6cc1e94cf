import { useBonuses } from './useBonuses.ts';
import { WhyLocked } from './WhyLocked.tsx';

/** On a page that does without until it is loaded. */
export default function LockedBonus() {
  const { value } = useBonuses();
  return value?.account && <WhyLocked account={value.account} />;
}
