/** No number of an issue and no id has one. */
const BETWEEN = '.';

/** What a draw is checked for: the issue, and a ticket of the member in it, if one is asked about. */
export type Proved = { readonly numero: string; readonly ticketId: string | null };

export function writeProved({ numero, ticketId }: Proved): string {
  return ticketId ? numero + BETWEEN + ticketId : numero;
}

export function readProved(id: string): Proved {
  const [numero = '', ticketId = null] = id.split(BETWEEN);
  return { numero, ticketId };
}
