import type { PushState } from '@parlour/client';
import { PUSH_TOPICS, type PushTopic } from '@parlour/contract/values/messages/push';
import { QUIET_AT_FIRST } from '@parlour/contract/values/messages/push.rules';
import { type IconName, panel, Row, Section, SelectField, Skeleton, Switch } from '@parlour/ui';
import { showToast } from '../../../platform/dialogs/toasts.store.ts';
import { LoadFailed } from '../../../platform/loading/LoadFailed.tsx';
import { useBusy } from '../../../platform/loading/useBusy.ts';
import { useQuery } from '../../../platform/loading/useQuery.ts';
import { useSite } from '../../../platform/site.ts';
import styles from './Push.module.css';
import { PushDevice } from './PushDevice.tsx';
import { usePushText } from './push-text.ts';

type Settings = Pick<PushState, 'topics' | 'quiet'>;

const ICONS: Record<PushTopic, IconName> = {
  security: 'shield',
  money: 'wallet',
  results: 'ticket',
  inbox: 'mail',
  promotions: 'gift',
};
const HOURS = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);

/** On which devices, of what and when a member is notified. */
export function PushPanels() {
  const { client } = useSite();
  const words = usePushText();
  const { run } = useBusy();
  const { value, isFailed, reload } = useQuery({
    key: ['member', 'push'],
    load: (signal) => client.messages.push({ signal }),
  });
  if (!value) return isFailed ? <LoadFailed onRetry={reload} /> : <Skeleton shape="tile" />;
  const { topics, quiet, timeZone, devices } = value;
  const save = (changed: Partial<Settings>) =>
    run(async () => {
      await client.messages.savePush({ body: { topics, quiet, ...changed } });
      showToast(words('push.saved'), 'lobby');
      reload();
    });
  return (
    <>
      <PushDevice devices={devices} onChanged={reload} />
      <Topics chosen={topics} onChange={(chosen) => save({ topics: chosen })} />
      <QuietHours quiet={quiet} timeZone={timeZone} onChange={(wanted) => save({ quiet: wanted })} />
    </>
  );
}

type TopicsProps = { chosen: readonly PushTopic[]; onChange: (chosen: PushTopic[]) => void };

function Topics({ chosen, onChange }: TopicsProps) {
  const words = usePushText();
  const turn = (topic: PushTopic, isOn: boolean) =>
    onChange(PUSH_TOPICS.filter((each) => (each === topic ? isOn : chosen.includes(each))));
  return (
    <Section title={words('push.topics.title')}>
      <ul className={panel.panel}>
        {PUSH_TOPICS.map((topic) => (
          <li key={topic}>
            <Row
              icon={ICONS[topic]}
              title={words(`push.topic.${topic}.name`)}
              detail={words(`push.topic.${topic}.detail`)}
              mark={
                <Switch
                  label={words(`push.topic.${topic}.name`)}
                  isOn={chosen.includes(topic)}
                  onChange={(isOn) => turn(topic, isOn)}
                />
              }
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}

type QuietProps = {
  quiet: Settings['quiet'];
  timeZone: string;
  onChange: (quiet: Settings['quiet']) => void;
};

function QuietHours({ quiet, timeZone, onChange }: QuietProps) {
  const words = usePushText();
  // What was chosen elsewhere may lie between the hours.
  const optionsWith = (chosen: string) =>
    [...new Set([...HOURS, chosen])].sort().map((hour) => ({ value: hour, label: hour }));
  return (
    <Section title={words('push.quiet.title')}>
      <div className={panel.panel}>
        <Row
          icon="moon"
          title={words('push.quiet.name')}
          detail={words('push.quiet.detail')}
          mark={
            <Switch
              label={words('push.quiet.name')}
              isOn={quiet !== null}
              onChange={(isOn) => onChange(isOn ? QUIET_AT_FIRST : null)}
            />
          }
        />
        {quiet && (
          <div className={styles.hours}>
            <SelectField
              label={words('push.quiet.from')}
              options={optionsWith(quiet.from)}
              value={quiet.from}
              onChange={(from) => onChange({ ...quiet, from })}
            />
            <SelectField
              label={words('push.quiet.until')}
              options={optionsWith(quiet.until)}
              value={quiet.until}
              onChange={(until) => onChange({ ...quiet, until })}
            />
          </div>
        )}
      </div>
      {quiet && <p className={styles.note}>{words('push.quiet.zone', { zone: timeZone })}</p>}
    </Section>
  );
}
