import type { BrandDocument, BrandSettings } from '@parlour/client/console';
import { createContext, use } from 'react';
import { findingAt } from '../../parts/fields/findings.rules.ts';
import { useLabel } from '../../platform/texts.tsx';
import { partOf, valueAt } from './draft.rules.ts';

export type Editor = {
  document: BrandDocument;
  draft: BrandSettings;
  findings: Record<string, string>;
  change(next: BrandSettings): void;
  set(path: string, value: unknown): void;
};

const EditorContext = createContext<Editor | null>(null);
export const EditorProvider = EditorContext;

export function useEditor(): Editor {
  const editor = use(EditorContext);
  if (!editor) throw new Error('there is no brand editor around this field');
  return editor;
}

/** One field of the settings: its value, its setter, whether it may be changed, and its error. */
export function useField<Value>(path: string) {
  const { document, draft, findings, set } = useEditor();
  const label = useLabel();
  const finding = findingAt(findings, path);
  const part = partOf(path);
  return {
    value: valueAt(draft, path) as Value,
    change: (value: Value | undefined) => set(path, value),
    isLocked: part === null || !document.editable.includes(part),
    error: finding === undefined ? undefined : label('fieldError', finding),
  };
}
