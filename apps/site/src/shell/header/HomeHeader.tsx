import { buttonClass, Icon } from '@parlour/ui';
import clsx from 'clsx';
import { lazy, Suspense } from 'react';
import { useIsSignedIn } from '../../features/identity/profile/useMember.ts';
import { useCanRegister } from '../../features/identity/registration/useCanRegister.ts';
import { Link } from '../../platform/routes/Link.tsx';
import { ROUTES } from '../../platform/routes/routes.ts';
import { useText } from '../../platform/texts/texts.tsx';
import { useDownloadOffer } from '../download/useDownloadOffer.ts';
import { BrandMark } from './BrandMark.tsx';
import styles from './HomeHeader.module.css';
import { MenuButton } from './MenuButton.tsx';

const MemberBlock = lazy(() => import('./MemberBlock.tsx'));

export function HomeHeader() {
  const isSignedIn = useIsSignedIn();
  return (
    <header className={styles.header}>
      <Suspense>{isSignedIn ? <MemberBlock /> : <VisitorBlock />}</Suspense>
      <div className={styles.menu}>
        <MenuButton />
      </div>
    </header>
  );
}

function VisitorBlock() {
  const text = useText();
  const { hasButton } = useDownloadOffer();
  const canRegister = useCanRegister();
  return (
    <>
      <BrandMark />
      {hasButton && (
        <Link className={styles.download} to={ROUTES.app.path} aria-label={text('shell.download.button')}>
          <Icon name="download" />
        </Link>
      )}
      <Link
        className={clsx(buttonClass({ kind: 'quiet', size: 'small' }), styles.button)}
        to={ROUTES.login.path}
      >
        {text('shell.header.login')}
      </Link>
      {canRegister && (
        <Link className={clsx(buttonClass({ size: 'small' }), styles.button)} to={ROUTES.register.path}>
          {text('shell.header.register')}
        </Link>
      )}
    </>
  );
}
