import { create } from 'zustand';

type ModalState = {
  /** How many dialogs are open over the page. */
  openCount: number;
  showLogin: boolean;
  /** Where the video behind the login modal stopped, in seconds, to continue from there. */
  videoTime: number;
};

/** Specification section 4, "Modals". */
export const useModals = create<ModalState>(() => ({ openCount: 0, showLogin: false, videoTime: 0 }));

export const isAnyOpen = ({ openCount, showLogin }: ModalState): boolean => openCount > 0 || showLogin;

export function openLogin(videoTime = 0): void {
  useModals.setState({ showLogin: true, videoTime });
}

export function closeLogin(): void {
  useModals.setState({ showLogin: false, videoTime: 0 });
}

/** Returns the function that uncounts it. */
export function countOpenDialog(): () => void {
  const add = (step: number) => useModals.setState(({ openCount }) => ({ openCount: openCount + step }));
  add(1);
  return () => add(-1);
}
