import { buttonClass, panel, Row, Section, Switch } from '@parlour/ui';
import { useEffect, useState } from 'react';
import { showToast } from '../../../platform/dialogs/toasts.store.ts';
import { useBusy } from '../../../platform/loading/useBusy.ts';
import { Link } from '../../../platform/routes/Link.tsx';
import { ROUTES } from '../../../platform/routes/routes.ts';
import { useSession } from '../../../platform/session/session.store.ts';
import { useSite } from '../../../platform/site.ts';
import styles from './Push.module.css';
import { type DeviceState, readDevice, turnOff, turnOn } from './push-device.ts';
import { usePushText } from './push-text.ts';

const DETAIL = {
  on: 'push.device.on',
  off: 'push.device.off',
  blocked: 'push.device.blocked',
  unsupported: 'push.device.unsupported',
} as const satisfies Record<DeviceState, string>;

/** Whether this browser is notified. The browser asks the visitor itself, when the switch is pressed. */
export function PushDevice({ devices, onChanged }: { devices: number; onChanged: () => void }) {
  const words = usePushText();
  const { client } = useSite();
  const { run } = useBusy();
  const memberId = useSession(({ stored }) => stored?.customerId ?? '');
  const [state, setState] = useState<DeviceState | null>(null);
  useEffect(() => void readDevice(memberId).then(setState), [memberId]);
  const turn = (isOn: boolean) =>
    run(async () => {
      try {
        if (isOn) setState(await turnOn(client, memberId));
        else await turnOff(client).then(() => setState('off'));
      } catch (error) {
        // The browser's own push service may be away; a refusal of ours has its words.
        if (!(error instanceof DOMException)) throw error;
        showToast(words('push.device.failed'), 'short');
      }
      onChanged();
    });
  const canTurn = state === 'on' || state === 'off';
  return (
    <Section title={words('push.device.title')}>
      <div className={panel.panel}>
        <Row
          icon="bell"
          title={words('push.device.name')}
          detail={state && words(DETAIL[state])}
          mark={canTurn && <Switch label={words('push.device.name')} isOn={state === 'on'} onChange={turn} />}
        />
        {state === 'unsupported' && (
          <p className={styles.guide}>
            <Link className={buttonClass({ kind: 'quiet', size: 'small' })} to={ROUTES.app.path}>
              {words('push.device.guide')}
            </Link>
          </p>
        )}
      </div>
      {devices > 0 && <p className={styles.note}>{words('push.device.count', { count: devices })}</p>}
    </Section>
  );
}
