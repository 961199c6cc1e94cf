import {
  Badge,
  Button,
  Dialog,
  EmptyArt,
  FloatButton,
  IconButton,
  NoData,
  PageBody,
  Skeleton,
  Spinner,
  Switch,
  TOAST_MS,
} from '@parlour/ui';
import { useState } from 'react';
import { closeLogin, openLogin, useModals } from '../../platform/dialogs/modal.store.ts';
import { showToast, type ToastLength } from '../../platform/dialogs/toasts.store.ts';
import { GalleryForm } from './GalleryForm.tsx';

/** Names, not texts: only developers see this page, so it is not translated. */
const NAMES = {
  title: 'Gallery',
  primary: 'Primary',
  quiet: 'Quiet',
  disabled: 'Disabled',
  toasts: 'Toasts',
  loading: 'Loading',
  login: 'Login modal state',
  centre: 'Dialog in the centre',
  side: 'Dialog at the side',
} as const;

const LENGTHS = Object.keys(TOAST_MS) as ToastLength[];

/** Every part of `packages/ui`, for inspection. Not in production builds. */
export default function GalleryPage() {
  const [isOn, setOn] = useState(false);
  const [dialog, setDialog] = useState<'centre' | 'side' | null>(null);
  const showLogin = useModals((modals) => modals.showLogin);
  return (
    <PageBody title={NAMES.title} lead={NAMES.toasts}>
      <Button label={NAMES.primary} icon="gift" onPress={() => setOn(!isOn)} />
      <Button label={NAMES.quiet} kind="quiet" onPress={() => setOn(!isOn)} />
      <Button label={NAMES.disabled} isDisabled onPress={() => undefined} />
      <Switch label={NAMES.login} isOn={showLogin} onChange={(on) => (on ? openLogin() : closeLogin())} />
      <Switch label={NAMES.quiet} isOn={isOn} onChange={setOn} />
      <Button label={NAMES.centre} kind="quiet" onPress={() => setDialog('centre')} />
      <Button label={NAMES.side} kind="quiet" onPress={() => setDialog('side')} />
      {LENGTHS.map((length) => (
        <Button
          key={length}
          size="small"
          kind="quiet"
          label={length}
          onPress={() => showToast(length, length)}
        />
      ))}
      <IconButton icon="bell" label={NAMES.quiet} onPress={() => setOn(!isOn)} />
      <Badge count={120} label={NAMES.quiet} />
      <Spinner label={NAMES.loading} />
      <Skeleton />
      <Skeleton shape="card" />
      <NoData art={<EmptyArt icon="ticket" />} title={NAMES.title} detail={NAMES.quiet} />
      <GalleryForm />
      <FloatButton icon="chat" label={NAMES.side} onPress={() => setDialog('side')} />
      {dialog && (
        <Dialog label={NAMES[dialog]} kind={dialog} onClose={() => setDialog(null)}>
          {(close) => <Button label={NAMES.primary} onPress={close} />}
        </Dialog>
      )}
    </PageBody>
  );
}
