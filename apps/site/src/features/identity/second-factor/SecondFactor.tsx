import type { Client } from '@parlour/client';
import { WITHDRAWAL_HOLD_HOURS } from '@parlour/contract/values/identity.rules';
import { Button, panel, Row, Section, Skeleton } from '@parlour/ui';
import { useState } from 'react';
import { showToast } from '../../../platform/dialogs/toasts.store.ts';
import { readMember } from '../../../platform/session/session-life.ts';
import { useSite } from '../../../platform/site.ts';
import { useText } from '../../../platform/texts/texts.tsx';
import { ProofDialog } from '../security/ProofDialog.tsx';
import { type Security, useSecurity } from '../security/useSecurity.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import styles from './SecondFactor.module.css';
import { TurnOnDialog } from './TurnOnDialog.tsx';

type Begun = Awaited<ReturnType<Client['identity']['secondFactorOptions']>>;
type Doing = { what: 'turnOn'; begun: Begun } | { what: 'turnOff' | 'newCodes' };

/** An authenticator app as the second factor: turning it on and off, and the codes for a lost phone. */
export function SecondFactor() {
  const text = useText();
  const { client } = useSite();
  const { value, reload } = useSecurity();
  const [doing, setDoing] = useState<Doing | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const hold = text('member.proof.hold', { hours: WITHDRAWAL_HOLD_HOURS });
  const close = () => setDoing(null);
  const refresh = async (recoveryCodes: readonly string[] | null) => {
    setCodes(recoveryCodes);
    reload();
    await readMember(client);
    return true;
  };
  const begin = () => {
    client.identity.secondFactorOptions().then(
      (begun) => setDoing({ what: 'turnOn', begun }),
      (error: unknown) => {
        showToast(text('identity.failed'), 'lobby');
        reportError(error);
      },
    );
  };
  return (
    <Section title={text('member.factor.title')}>
      {!value && <Skeleton shape="card" />}
      {value && <FactorState security={value} onTurnOn={begin} onDo={(what) => setDoing({ what })} />}
      {codes && <RecoveryCodes codes={codes} onSaved={() => setCodes(null)} />}
      {doing?.what === 'turnOn' && <TurnOnDialog begun={doing.begun} onClose={close} onDone={refresh} />}
      {doing?.what === 'newCodes' && (
        <ProofDialog
          title={text('member.factor.newCodes')}
          detail={`${text('member.factor.newCodesDetail')} ${hold}`}
          submitLabel={text('member.factor.newCodes')}
          onClose={close}
          onProven={async (body) => {
            const { recoveryCodes } = await client.identity.renewRecoveryCodes({ body });
            return refresh(recoveryCodes);
          }}
        />
      )}
      {doing?.what === 'turnOff' && (
        <ProofDialog
          title={text('member.factor.turnOff')}
          detail={`${text('member.factor.offDetail')} ${hold}`}
          submitLabel={text('member.factor.turnOff')}
          onClose={close}
          onProven={async (body) => {
            await client.identity.removeSecondFactor({ body });
            showToast(text('member.factor.turnedOff'), 'lobby');
            return refresh(null);
          }}
        />
      )}
    </Section>
  );
}

type StateProps = {
  security: Security;
  onTurnOn: () => void;
  onDo: (what: 'turnOff' | 'newCodes') => void;
};

function FactorState({ security: { hasSecondFactor, recoveryCodesLeft }, onTurnOn, onDo }: StateProps) {
  const text = useText();
  const title = text(hasSecondFactor ? 'member.factor.on' : 'member.factor.off');
  const detail = hasSecondFactor
    ? text('member.factor.codesLeft', { count: recoveryCodesLeft })
    : text('member.factor.lead');
  return (
    <>
      <div className={panel.panel}>
        <Row icon="shield" title={title} detail={detail} />
      </div>
      <div className={styles.actions}>
        {hasSecondFactor ? (
          <>
            <Button kind="quiet" label={text('member.factor.newCodes')} onPress={() => onDo('newCodes')} />
            <Button kind="quiet" label={text('member.factor.turnOff')} onPress={() => onDo('turnOff')} />
          </>
        ) : (
          <Button kind="quiet" icon="shield" label={text('member.factor.turnOn')} onPress={onTurnOn} />
        )}
      </div>
    </>
  );
}
