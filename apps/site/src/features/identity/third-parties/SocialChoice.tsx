import { SWITCH_CODE } from '@parlour/contract/values/switches';
import { Button, buttonClass, FormMessage } from '@parlour/ui';
import { Link } from '../../../platform/routes/Link.tsx';
import { useEntryPath } from '../../../platform/session/useEntryPath.ts';
import { useBrand } from '../../../platform/site.ts';
import { useText } from '../../../platform/texts/texts.tsx';
import form from '../Form.module.css';
import { ProviderMark } from './ProviderMark.tsx';
import styles from './SocialChoice.module.css';
import { keepStranger, PROVIDER_NAMES, type SocialStranger } from './social.store.ts';

type Props = { stranger: SocialStranger; onLink: () => void };

/** Specification section 4, "Third-party account binding": an existing account or a new one; final where the brand says so. */
export function SocialChoice({ stranger, onLink }: Props) {
  const text = useText();
  const register = useEntryPath('register');
  const provider = PROVIDER_NAMES[stranger.provider];
  const isFinal = useBrand().whitelabel[SWITCH_CODE.finalLinks];
  return (
    <section className={form.form}>
      <div className={styles.who}>
        <ProviderMark provider={stranger.provider} />
        <div>
          <h2 className={styles.title}>{stranger.name ?? provider}</h2>
          <p className={styles.detail}>{text('identity.social.stranger', { provider })}</p>
        </div>
      </div>
      {isFinal && <FormMessage kind="info" words={text('identity.social.final')} />}
      <Button label={text('identity.social.link')} onPress={onLink} />
      <Link className={buttonClass({ kind: 'quiet' })} to={register}>
        {text('identity.social.register')}
      </Link>
      <Button kind="quiet" label={text('identity.social.cancel')} onPress={() => keepStranger(null)} />
    </section>
  );
}
