import { expect, it } from 'vitest';
import { closeLogin, countOpenDialog, isAnyOpen, openLogin, useModals } from './modal.store.ts';

it('the login modal opens at a time of the video and forgets it when closed', () => {
  openLogin(12.5);
  expect(useModals.getState()).toMatchObject({ showLogin: true, videoTime: 12.5 });
  expect(isAnyOpen(useModals.getState())).toBe(true);
  closeLogin();
  expect(useModals.getState()).toMatchObject({ showLogin: false, videoTime: 0 });
});

it('the page stays covered until the last dialog is closed', () => {
  const closeFirst = countOpenDialog();
  const closeSecond = countOpenDialog();
  closeFirst();
  expect(isAnyOpen(useModals.getState())).toBe(true);
  closeSecond();
  expect(isAnyOpen(useModals.getState())).toBe(false);
});
