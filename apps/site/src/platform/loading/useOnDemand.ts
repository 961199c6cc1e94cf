import { type ComponentType, useCallback, useState } from 'react';
import { loadPart } from './load-screen.ts';

/** For what most visits never open: its code is fetched at the press, and it is drawn when it is there. */
export function useOnDemand<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const [Opened, setOpened] = useState<ComponentType<Props> | null>(null);
  const close = useCallback(() => setOpened(null), []);
  const open = () => {
    loadPart(load).then((module) => setOpened(() => module.default), reportError);
  };
  return { Opened, open, close };
}
