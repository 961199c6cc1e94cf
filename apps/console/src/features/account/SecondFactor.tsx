import { Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { RecoveryCodes } from '../../parts/security/RecoveryCodes.tsx';
import { SecondFactorSteps } from '../../parts/security/SecondFactorSteps.tsx';
import { StateChip } from '../../parts/values/StateChip.tsx';
import { useConsole } from '../../platform/console.ts';
import { renewMe } from '../../platform/session.store.ts';
import { useText } from '../../platform/texts.tsx';
import { useMe } from '../../platform/usePermission.ts';
import { ProofDialog } from './ProofDialog.tsx';

type Doing = 'nothing' | 'enrol' | 'renew' | 'remove';

export function SecondFactor() {
  const text = useText();
  const notify = useNotify();
  const me = useMe();
  const { client } = useConsole();
  const [doing, setDoing] = useState<Doing>('nothing');
  const [codes, setCodes] = useState<string[] | null>(null);
  const stop = () => setDoing('nothing');
  if (codes) return <RecoveryCodes codes={codes} onSaved={() => setCodes(null)} />;
  if (doing === 'enrol')
    return (
      <Stack sx={{ maxWidth: 420 }}>
        <SecondFactorSteps onDone={stop} />
      </Stack>
    );
  return (
    <Stack sx={{ gap: 1.5, alignItems: 'flex-start' }}>
      {me.hasSecondFactor ? (
        <>
          <StateChip tone="good" label={text('account.factor.on')} />
          <Typography variant="body2">
            {text('account.factor.left', { count: me.recoveryCodesLeft })}
          </Typography>
          <Stack direction="row" sx={{ gap: 1 }}>
            <Button variant="outlined" onClick={() => setDoing('renew')}>
              {text('account.factor.renew')}
            </Button>
            <Button variant="outlined" color="error" onClick={() => setDoing('remove')}>
              {text('account.factor.remove')}
            </Button>
          </Stack>
        </>
      ) : (
        <>
          <StateChip tone="waiting" label={text('account.factor.off')} />
          <Typography variant="body2">{text('account.factor.why')}</Typography>
          <Button variant="contained" onClick={() => setDoing('enrol')}>
            {text('account.factor.enrol')}
          </Button>
        </>
      )}
      {doing === 'renew' ? (
        <ProofDialog
          title={text('account.factor.renew')}
          act={(body) => client.operators.renewRecoveryCodes({ body })}
          onDone={({ recoveryCodes }) => {
            stop();
            setCodes(recoveryCodes);
          }}
          onClose={stop}
        />
      ) : null}
      {doing === 'remove' ? (
        <ProofDialog
          title={text('account.factor.remove')}
          hint={text('account.factor.remove.hint')}
          isDangerous
          act={(body) => client.operators.removeSecondFactor({ body })}
          onDone={({ me: renewed }) => {
            stop();
            renewMe(renewed);
            notify(text('account.factor.removed'), { type: 'success' });
          }}
          onClose={stop}
        />
      ) : null}
    </Stack>
  );
}
