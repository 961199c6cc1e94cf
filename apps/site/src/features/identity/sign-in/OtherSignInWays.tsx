import { type SiteSide, SOCIAL_PROVIDERS, type SocialProvider } from '@parlour/contract/values/identity';
import { SWITCH_CODE, type SwitchCode } from '@parlour/contract/values/switches';
import { Button, FormMessage } from '@parlour/ui';
import { useBrand } from '../../../platform/site.ts';
import { useText } from '../../../platform/texts/texts.tsx';
import type { LoginWay } from '../login-way.ts';
import { ProviderMark } from '../third-parties/ProviderMark.tsx';
import { PROVIDER_NAMES } from '../third-parties/social.store.ts';
import styles from './OtherSignInWays.module.css';
import { useOtherSignInWays } from './useOtherSignInWays.ts';

const SWITCHES: Readonly<Record<SocialProvider, SwitchCode>> = {
  facebook: SWITCH_CODE.facebookLogin,
  google: SWITCH_CODE.googleLogin,
};

/** Sign-in by passkey or social account. Draws nothing if the brand and the browser offer neither. */
export function OtherSignInWays({ side, method }: { side: SiteSide; method: LoginWay }) {
  const text = useText();
  const { whitelabel } = useBrand();
  const { hasPasskeys, usePasskey, goToProvider, refusal, isBusy } = useOtherSignInWays({ side });
  const providers =
    method === 'username' ? SOCIAL_PROVIDERS.filter((provider) => whitelabel[SWITCHES[provider]]) : [];
  if (!hasPasskeys && providers.length === 0) return null;
  return (
    <div className={styles.ways}>
      <p className={styles.or}>
        <span>{text('identity.login.or')}</span>
      </p>
      {hasPasskeys && (
        <Button
          kind="quiet"
          icon="fingerprint"
          label={text('identity.login.passkey')}
          isDisabled={isBusy}
          onPress={usePasskey}
        />
      )}
      {providers.map((provider) => (
        <button
          key={provider}
          className={styles.provider}
          type="button"
          disabled={isBusy}
          onClick={() => goToProvider(provider)}
        >
          <ProviderMark provider={provider} />
          {text('identity.login.social', { provider: PROVIDER_NAMES[provider] })}
        </button>
      ))}
      {refusal && <FormMessage words={refusal} />}
    </div>
  );
}
