import type { History } from '@parlour/contract';

type Person = { id: string; name: string; displayName: string };
type VersionKept = { version: number; savedAt: Date; savedBy: string | null; reason: string };
type PublicationKept = {
  version: number;
  publishedAt: Date;
  publishedBy: string | null;
  reason: string;
  endedAt: Date | null;
  endedBy: string | null;
  endReason: string | null;
};
type Kept = { versions: readonly VersionKept[]; publications: readonly PublicationKept[] };

/** Everybody who saved, published or withdrew something. */
export const peopleIn = ({ versions, publications }: Kept): string[] =>
  [
    ...versions.map(({ savedBy }) => savedBy),
    ...publications.flatMap(({ publishedBy, endedBy }) => [publishedBy, endedBy]),
  ].filter((id) => id !== null);

/** What was saved and what was public when, as operators read it. */
export function describeHistory(
  { versions, publications }: Kept,
  names: ReadonlyMap<string, Person>,
): History {
  const nameOf = (operator: string | null) => names.get(operator ?? '') ?? null;
  return {
    versions: versions.map(({ version, savedAt, savedBy, reason }) => ({
      version,
      savedAt: savedAt.getTime(),
      savedBy: nameOf(savedBy),
      reason,
    })),
    publications: publications.map((each) => ({
      version: each.version,
      from: each.publishedAt.getTime(),
      by: nameOf(each.publishedBy),
      reason: each.reason,
      until: each.endedAt?.getTime() ?? null,
      endedBy: nameOf(each.endedBy),
      endReason: each.endReason,
    })),
  };
}
