import type { BrandDocument, BrandSettings } from '@parlour/client/console';
import { useMemo, useState } from 'react';
import { changesBetween } from '../../../parts/values/changes.rules.ts';
import { byCode } from '../cashier.rules.ts';
import { setAt } from '../draft.rules.ts';
import { dropDraft, keepDraft, useDrafts } from '../drafts.store.ts';
import type { Editor } from '../editor.ts';

const NO_FINDINGS: Record<string, string> = {};

/** The edited settings, on top of the last saved ones. */
export function useBrandDraft(document: BrandDocument) {
  const { merchantCode, version, settings } = document;
  const draft = useDrafts(({ byBrand }) => byBrand[merchantCode]);
  const [findings, noteFindings] = useState(NO_FINDINGS);
  const base = draft?.base ?? settings;
  const current = draft?.settings ?? settings;
  const changes = useMemo(() => changesBetween(byCode(base), byCode(current)), [base, current]);
  const change = (next: BrandSettings) => {
    noteFindings(NO_FINDINGS);
    if (JSON.stringify(next) === JSON.stringify(base)) dropDraft(merchantCode);
    else keepDraft(merchantCode, { version: draft?.version ?? version, base, settings: next });
  };
  const editor: Editor = {
    document,
    draft: current,
    findings,
    change,
    set: (path, value) => change(setAt(current, path, value)),
  };
  return { editor, changes, noteFindings, isBehind: draft !== undefined && draft.version < version };
}
