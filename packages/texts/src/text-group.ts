import type { Language } from './languages.ts';
import type { CompiledMessage } from './precompile.ts';

/** The texts of one language by key, as built. */
export type Messages = Readonly<Record<string, CompiledMessage>>;

/** Texts that are loaded together. */
export type TextGroup<Key extends string, Spoken extends Language = Language> = {
  /** Loads once; after a failure it can be called again. A loaded group says so (`status`). */
  load(language: Spoken): Promise<Messages>;
  /** Only for the compiler: the keys of the group. */
  readonly key?: Key;
};

type Files<Spoken extends Language> = Readonly<Record<Spoken, () => Promise<{ default: Messages }>>>;

/** Marked the way React marks a settled promise, so `use` returns loaded texts at once. */
type LoadedMessages = Promise<Messages> & { status?: 'fulfilled'; value?: Messages };

const loadersInUse = new Set<(language: never) => Promise<Messages>>();

export function textGroup<Key extends string, Spoken extends Language = Language>(
  files: Files<Spoken>,
): TextGroup<Key, Spoken> {
  const loading = new Map<Spoken, LoadedMessages>();

  const load = (language: Spoken): Promise<Messages> => {
    const known = loading.get(language);
    if (known) return known;
    loadersInUse.add(load);
    const messages: LoadedMessages = files[language]().then(
      (file) => {
        messages.status = 'fulfilled';
        messages.value = file.default;
        return file.default;
      },
      (error) => {
        loading.delete(language);
        throw error;
      },
    );
    loading.set(language, messages);
    return messages;
  };

  return { load };
}

/** Loads every group in use for a language, so a page changes its language in one step. */
export async function loadGroupsInUse<Spoken extends Language>(language: Spoken): Promise<void> {
  await Promise.all([...loadersInUse].map((load) => load(language as never)));
}
