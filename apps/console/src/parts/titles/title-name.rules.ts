type Named = { names: Partial<Record<string, string>>; gameCode: string };

/** The name in the operator's language if the vendor has it, else in English. */
export function titleName({ names, gameCode }: Named, language: string): string {
  return names[language] ?? names.EN ?? gameCode;
}
