import {
  Badge,
  Button,
  EmptyArt,
  IconButton,
  NoData,
  PageBody,
  Skeleton,
  Spinner,
  Switch,
  Toast,
} from '@parlour/ui';
import { useState } from 'react';
import { closeLogin, openLogin, useModals } from '../platform/modal.store.ts';

/** Names and not texts: only those who build the site see this page, and no language has words for it. */
const NAMES = {
  title: 'Gallery',
  primary: 'Primary',
  quiet: 'Quiet',
  disabled: 'Disabled',
  toast: 'Toast',
  loading: 'Loading',
  login: 'Login modal state',
} as const;

/** Every part of `packages/ui`, to look at. It is in no production build. */
export default function GalleryPage() {
  const [isOn, setOn] = useState(false);
  const [toast, setToast] = useState<'plain' | 'loading' | null>(null);
  const showLogin = useModals((modals) => modals.showLogin);
  return (
    <PageBody title={NAMES.title}>
      <Button label={NAMES.primary} icon="gift" onPress={() => setToast('plain')} />
      <Button label={NAMES.quiet} kind="quiet" onPress={() => setToast('loading')} />
      <Button label={NAMES.disabled} isDisabled onPress={() => undefined} />
      <Switch label={NAMES.login} isOn={showLogin} onChange={(on) => (on ? openLogin() : closeLogin())} />
      <Switch label={NAMES.toast} isOn={isOn} onChange={setOn} />
      <IconButton icon="bell" label={NAMES.toast} onPress={() => setToast(null)} />
      <Badge count={120} label={NAMES.toast} />
      <Spinner label={NAMES.loading} />
      <Skeleton />
      <Skeleton shape="card" />
      <NoData art={<EmptyArt icon="ticket" />} title={NAMES.title} detail={NAMES.quiet} />
      {toast && <Toast words={NAMES.toast} kind={toast} />}
    </PageBody>
  );
}
