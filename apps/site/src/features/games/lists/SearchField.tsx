import { IconButton } from '@parlour/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useSite } from '../../../platform/site.ts';
import { createThrottle } from '../../../platform/throttle.rules.ts';
import { useLobbyText } from '../lobby-text.ts';
import { SEARCH_DEBOUNCE_MS, SUBMIT_THROTTLE_MS } from './list.rules.ts';
import styles from './SearchField.module.css';

type Props = { name: string; onSearch: (name: string) => void };

/** Remounted (by its key) when a tab resets the text. */
export function SearchField({ name, onSearch }: Props) {
  const text = useLobbyText();
  const [typed, setTyped] = useState(name);
  const { later, now } = useSubmit(onSearch);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    now(typed);
  };
  const type = (value: string) => {
    setTyped(value);
    later(value);
  };
  return (
    <search>
      <form className={styles.search} onSubmit={submit}>
        <svg className={styles.glass} viewBox="0 0 24 24" aria-hidden="true">
          <path d="M10.5 4.5a6 6 0 1 1 0 12 6 6 0 0 1 0-12zM15 15l4.5 4.5" />
        </svg>
        <input
          className={styles.input}
          type="search"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={60}
          value={typed}
          aria-label={text('lobby.search.label')}
          placeholder={text('lobby.search.label')}
          onChange={(event) => type(event.target.value)}
        />
        {typed !== '' && (
          <IconButton
            icon="close"
            label={text('lobby.search.clear')}
            onPress={() => {
              setTyped('');
              now('');
            }}
          />
        )}
      </form>
    </search>
  );
}

/** Specification section 9: submits after a pause in typing or at once on Enter, at most once a second. */
function useSubmit(onSearch: (name: string) => void) {
  const { clock } = useSite();
  const throttle = useRef(createThrottle({ clock, everyMs: SUBMIT_THROTTLE_MS }));
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(waiting.current), []);

  const now = (name: string) => {
    clearTimeout(waiting.current);
    const waitMs = throttle.current.waitMs();
    if (waitMs > 0) {
      // Only the last of several submits counts.
      waiting.current = setTimeout(() => now(name), waitMs);
      return;
    }
    throttle.current.begin();
    onSearch(name);
  };
  const later = (name: string) => {
    clearTimeout(waiting.current);
    waiting.current = setTimeout(() => now(name), SEARCH_DEBOUNCE_MS);
  };
  return { later, now };
}
