import { type ComponentType, useCallback, useState } from 'react';
import { loadPart } from './load-screen.ts';

/** For what most visits never open: fetches the code on the press and draws it once loaded. */
export function useOnDemand<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const [Opened, setOpened] = useState<ComponentType<Props> | null>(null);
  const close = useCallback(() => setOpened(null), []);
  const open = () => {
    loadPart(load).then((module) => setOpened(() => module.default), reportError);
  };
  return { Opened, open, close };
}
