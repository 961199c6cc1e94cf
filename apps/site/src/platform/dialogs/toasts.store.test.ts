import { TOAST_MS } from '@parlour/ui';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { showToast, type ToastLength, useToast } from './toasts.store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const words = () => useToast.getState().shown?.words ?? null;

describe('a toast', () => {
  test.each(Object.entries(TOAST_MS))('of the kind %s stays %i ms', (length, ms) => {
    showToast('saved', length as ToastLength);
    vi.advanceTimersByTime(ms - 1);
    expect(words()).toBe('saved');
    vi.advanceTimersByTime(1);
    expect(words()).toBeNull();
  });

  test('gives way to a newer one, which then has its own time', () => {
    const hideFirst = showToast('saving', 'favouriteLoading');
    vi.advanceTimersByTime(9_000);
    showToast('saved', 'favouriteSaved');
    hideFirst();
    vi.advanceTimersByTime(999);
    expect(words()).toBe('saved');
    vi.advanceTimersByTime(1);
    expect(words()).toBeNull();
  });

  test('turns while something is on its way, and goes when it has come', () => {
    const hide = showToast('saving', 'passwordLoading');
    expect(useToast.getState().shown?.kind).toBe('loading');
    hide();
    expect(words()).toBeNull();
  });
});
