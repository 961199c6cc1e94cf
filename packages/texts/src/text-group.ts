import type { Language } from './languages.ts';
import type { CompiledMessage } from './precompile.ts';

/** The words of one language by their key, as the build makes them. */
export type Messages = Readonly<Record<string, CompiledMessage>>;

/** Words that are loaded together. */
export type TextGroup<Key extends string, Spoken extends Language = Language> = {
  /** Loads once; after a failure it may be asked again. */
  load(language: Spoken): Promise<Messages>;
  /** What is there already, without waiting for it. */
  loaded(language: Spoken): Messages | undefined;
  /** Only for the compiler: which keys the group has. */
  readonly key?: Key;
};

type Files<Spoken extends Language> = Readonly<Record<Spoken, () => Promise<{ default: Messages }>>>;

const loadersInUse = new Set<(language: never) => Promise<Messages>>();

export function textGroup<Key extends string, Spoken extends Language = Language>(
  files: Files<Spoken>,
): TextGroup<Key, Spoken> {
  const loading = new Map<Spoken, Promise<Messages>>();
  const loaded = new Map<Spoken, Messages>();

  const load = (language: Spoken): Promise<Messages> => {
    const known = loading.get(language);
    if (known) return known;
    loadersInUse.add(load);
    const messages = files[language]().then(
      (file) => {
        loaded.set(language, file.default);
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

  return { load, loaded: (language) => loaded.get(language) };
}

/** Loads every group that has been asked for in any language, so that a page changes its language in one step. */
export async function loadGroupsInUse<Spoken extends Language>(language: Spoken): Promise<void> {
  await Promise.all([...loadersInUse].map((load) => load(language as never)));
}
