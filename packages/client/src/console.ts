import type { AnswerOf, ConsoleContract, Language, OperatorTicketPurpose } from '@parlour/contract';
import { createCalls, type Input } from './client.ts';
import { CONSOLE_ENDPOINTS } from './console-endpoints.generated.ts';

export type {
  Approval,
  AuditRecord,
  BrandDocument,
  BrandPart,
  BrandSettings,
  CannedAnswer,
  Change,
  ChatMessage,
  ChatSummary,
  DeskChat,
  Figure,
  Found,
  Grant,
  History,
  Language,
  Me,
  Mute,
  OperatorPresenter,
  Permission,
  Picture,
  PresenterDocument,
  ReportedLine,
  Role,
  RoomLine,
  RoomSettings,
  Shift,
  Tasks,
  WaitingItem,
} from '@parlour/contract';
export { CallRefused } from './client.ts';

export type ConsoleClientNeeds = {
  /** Empty: the page's own origin. */
  origin?: string;
  /** The brand chosen in the console, if any. */
  merchant(): string | null;
  language(): Language;
  token(): string | null;
  deadlineMs?: number;
};

/** `merchant` names another brand than the chosen one for this call; null: none. */
type ConsoleInput<E> = Input<E> & { merchant?: string | null };
type Args<E> = Record<never, never> extends Input<E> ? [input?: ConsoleInput<E>] : [input: ConsoleInput<E>];

/** A function for each endpoint of the operators' console: `client.operators.signIn({ body })`. */
export type ConsoleClient = {
  [Domain in keyof ConsoleContract]: {
    [Name in keyof ConsoleContract[Domain]]: (
      ...args: Args<ConsoleContract[Domain][Name]>
    ) => Promise<AnswerOf<ConsoleContract[Domain][Name]>>;
  };
};

export function createConsoleClient(needs: ConsoleClientNeeds): ConsoleClient {
  return createCalls(CONSOLE_ENDPOINTS, { ...needs, device: () => 'H5' }) as ConsoleClient;
}

/** The address of something the browser opens itself (live events, a download), with a ticket for it. */
export function ticketAddress(
  name: OperatorTicketPurpose,
  { ticket, ...query }: { ticket: string } & Record<string, string | number | undefined>,
): string {
  const search = new URLSearchParams({ ticket });
  for (const [field, value] of Object.entries(query))
    if (value !== undefined) search.set(field, String(value));
  const { operators, messages, wallet, promotions } = CONSOLE_ENDPOINTS;
  return `${{ ...operators, ...messages, ...wallet, ...promotions }[name].path}?${search}`;
}
