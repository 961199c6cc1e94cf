/** Within this many pixels of the end a reader follows what is new. */
export const NEAR_END_PX = 160;

/** What the member has sent and the server has not acknowledged; kept under the id it was first sent with. */
export type Unsent = {
  readonly id: string;
  readonly text: string;
  /** A picture as a data address; null: a text. */
  readonly picture: string | null;
  readonly isFailed: boolean;
  /** Why it was refused: sending it again is of no use. Null: it may get through. */
  readonly refusal: string | null;
};

type Sent = { readonly sentAt: number };
type Day<Message> = { readonly day: string; readonly messages: readonly Message[] };

/** In runs of one day each; `dayOf` names the day of a moment. */
export function byDay<Message extends Sent>(
  messages: readonly Message[],
  dayOf: (at: number) => string,
): readonly Day<Message>[] {
  const days: { day: string; messages: Message[] }[] = [];
  for (const message of messages) {
    const day = dayOf(message.sentAt);
    const last = days.at(-1);
    if (last?.day === day) last.messages.push(message);
    else days.push({ day, messages: [message] });
  }
  return days;
}
