import { startingBrand } from '../../platform/permissions.rules.ts';
import { usePreferences } from '../../platform/preferences.store.ts';
import { openSession } from '../../platform/session.store.ts';
import { deviceStorage } from '../../platform/storage.ts';
import { useText } from '../../platform/texts.tsx';
import { SessionCard } from './SessionCard.tsx';
import { SignInForm } from './SignInForm.tsx';

/** Shown at the requested address, so that sign-in leads there. */
export function SignInPage() {
  const text = useText();
  return (
    <SessionCard title={text('session.title')} hint={text('session.hint')}>
      <SignInForm
        onSignedIn={(opened) => {
          const remembered = deviceStorage.read('PARLOUR_CONSOLE_BRAND');
          usePreferences.setState({ brand: startingBrand(opened.me, remembered) });
          openSession(opened);
        }}
      />
    </SessionCard>
  );
}
