type Open = { id: string; seated: number };

/**
 * Where the service seats somebody: at any table where people sit, so that games begin, and else at any that is empty. All of
 * them are equally likely, however full: at the fullest, two who come one after the other would always meet.
 */
export function chooseTable(
  open: readonly Open[],
  /** One of so many, each as likely. */
  pickOne: (count: number) => number,
): string | undefined {
  const taken = open.filter(({ seated }) => seated > 0);
  const among = taken.length > 0 ? taken : open;
  return among.length > 0 ? among[pickOne(among.length)]?.id : undefined;
}
