import type { LoginMethod } from '@parlour/client';
import type { MessageKey } from '@parlour/texts/keys';
import { Button, panel, Row, Section, Skeleton } from '@parlour/ui';
import { LoadFailed } from '../../../platform/loading/LoadFailed.tsx';
import { useFormats, useText } from '../../../platform/texts/texts.tsx';
import styles from './LoginHistory.module.css';
import { sessionPlaceOf } from './session-place.rules.ts';
import { useDeviceName } from './useDeviceName.ts';
import { type LoginRecord, useLoginHistory } from './useLoginHistory.ts';

const METHODS: Readonly<Record<LoginMethod, MessageKey>> = {
  username: 'member.method.username',
  sms: 'member.method.sms',
  firebase: 'member.method.firebase',
  passkey: 'member.method.passkey',
  facebook: 'member.method.facebook',
  google: 'member.method.google',
  register: 'member.method.register',
  trial: 'member.method.trial',
  house: 'member.method.house',
};

export function LoginHistory() {
  const text = useText();
  const { records, hasMore, isBusy, retry, loadMore } = useLoginHistory();
  return (
    <Section title={text('member.history.title')}>
      {records.length > 0 && (
        <ul className={panel.panel}>
          {records.map((record) => (
            <li key={record.id}>
              <RecordRow record={record} />
            </li>
          ))}
        </ul>
      )}
      {records.length === 0 && isBusy && <Skeleton shape="card" />}
      {retry && <LoadFailed onRetry={retry} />}
      {hasMore && !retry && (
        <div className={styles.more}>
          <Button kind="quiet" label={text('member.history.more')} isDisabled={isBusy} onPress={loadMore} />
        </div>
      )}
    </Section>
  );
}

function RecordRow({ record }: { record: LoginRecord }) {
  const text = useText();
  const { moment, countryName } = useFormats();
  const nameOf = useDeviceName();
  const method = text(METHODS[record.method]);
  return (
    <Row
      icon={record.isSuccess ? 'check' : 'close'}
      title={record.isSuccess ? method : text('member.history.failed', { method })}
      detail={
        <>
          {moment(record.at)}
          <br />
          {[nameOf(record.userAgent), sessionPlaceOf(record, countryName)].join(' · ')}
        </>
      }
    />
  );
}
