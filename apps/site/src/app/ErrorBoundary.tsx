import { Component, type ReactNode } from 'react';
import { CapsizedBoat } from '../features/system/art/CapsizedBoat.tsx';
import { Button } from '../features/system/Button.tsx';
import { Notice } from '../features/system/Notice.tsx';
import { reloadPage } from '../platform/page.ts';
import { TEXTS_TAG, text } from '../platform/texts.ts';
import { Column } from './Column.tsx';

type Props = { children: ReactNode };

/** Catches what a page throws while drawing. It knows no brand, since the brand's data may be what broke. */
export class ErrorBoundary extends Component<Props, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  override render() {
    if (!this.state.hasCrashed) return this.props.children;
    return (
      <Column>
        <main lang={TEXTS_TAG}>
          <Notice art={<CapsizedBoat />} title={text('crash.title')} detail={text('crash.detail')}>
            <Button icon="reload" label={text('crash.reload')} onPress={reloadPage} />
          </Notice>
        </main>
      </Column>
    );
  }
}
