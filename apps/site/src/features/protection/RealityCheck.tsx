import { Button, buttonClass, Dialog } from '@parlour/ui';
import { useCountedDialog } from '../../platform/dialogs/useCountedDialog.ts';
import { Link } from '../../platform/routes/Link.tsx';
import { navigate } from '../../platform/routes/place.store.ts';
import { ROUTES } from '../../platform/routes/routes.ts';
import { useSite } from '../../platform/site.ts';
import { useMoney, useText } from '../../platform/texts/texts.tsx';
import { hoursAndMinutes } from './limit.rules.ts';
import { MoneyFigures } from './MoneyFigures.tsx';
import styles from './Protection.module.css';
import { useProtectionText } from './protection-text.ts';
import { type Sitting, useSitting } from './sitting.store.ts';
import { useSittingReports } from './useSittingReports.ts';

/** On every page of a member, games among them: reminds them how long they have been playing, if they want to be. */
export default function RealityCheck() {
  const sitting = useSitting((state) => state.sitting);
  const tell = useSittingReports();
  if (!sitting?.told) return null;
  return <Reminder sitting={sitting} told={sitting.told} onRead={tell} />;
}

type Props = { sitting: Sitting; told: NonNullable<Sitting['told']>; onRead: () => void };

function Reminder({ sitting, told, onRead }: Props) {
  const { showMoney, showSigned } = useMoney();
  const text = useProtectionText();
  const words = useText();
  const { clock } = useSite();
  const { currency, staked, won, net } = told;
  useCountedDialog();
  const read = () => {
    useSitting.setState({ sitting: { ...sitting, told: null } });
    onRead();
  };
  const title = text('protection.check.told', hoursAndMinutes(clock.now() - sitting.since));
  return (
    <Dialog label={title} onClose={read}>
      {(close) => (
        <div className={styles.content}>
          <h2 className={styles.title}>{title}</h2>
          <MoneyFigures
            lines={[
              { label: text('protection.position.bets'), amount: showMoney(staked, currency) },
              { label: text('protection.position.wins'), amount: showMoney(won, currency) },
            ]}
            net={{ label: text('protection.position.net'), amount: showSigned(net, currency) }}
          />
          <Button
            label={text('protection.check.stop')}
            onPress={() => {
              read();
              navigate(ROUTES.home.path);
            }}
          />
          <Button kind="quiet" label={text('protection.check.stay')} onPress={close} />
          <Link className={buttonClass({ kind: 'quiet' })} to={ROUTES.limits.path}>
            {words('member.limits.title')}
          </Link>
        </div>
      )}
    </Dialog>
  );
}
