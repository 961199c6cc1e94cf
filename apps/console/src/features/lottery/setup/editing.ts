import type { Draft } from './draft.rules.ts';

/** What every part of the form works on. */
export type Editing = {
  draft: Draft;
  change(about: Partial<Draft>): void;
  /** What the server said about a field of the setup. */
  errorAt(field: string): string | undefined;
};
