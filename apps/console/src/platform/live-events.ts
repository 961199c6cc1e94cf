import { type ConsoleClient, ticketAddress } from '@parlour/client/console';
import { MINUTE_MS } from '@parlour/clock/durations';
import type { OperatorTicketPurpose } from '@parlour/contract/values/operators';

type Needs = {
  client: ConsoleClient;
  purpose: OperatorTicketPurpose;
  /** Called with the data of each event, by its name. */
  on: Record<string, (data: unknown) => void>;
  /** Called with every new connection: events may have been missed before it. */
  onOpen?: () => void;
  /** How to listen and wait; tests pass their own. */
  open?: ((address: string) => EventSource) | undefined;
  wait?: ((run: () => void, afterMs: number) => () => void) | undefined;
};

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = MINUTE_MS;

/** The wait before the next try; it doubles, so that a recovering server is not overrun. */
export function waitBefore(failures: number): number {
  return Math.min(FIRST_WAIT_MS * 2 ** Math.max(0, failures - 1), LONGEST_WAIT_MS);
}

/**
 * Listens to the server's events until stopped. A ticket opens one connection, so every new one needs another; `end`
 * means that the server closed the connection on purpose.
 */
export function listenToEvents(needs: Needs): () => void {
  const { client, purpose, on, onOpen, open = openStream, wait = waitOnDevice } = needs;
  let stream: EventSource | null = null;
  let cancelWait = () => {};
  let failures = 0;
  let isStopped = false;

  const again = () => {
    stream?.close();
    stream = null;
    if (isStopped) return;
    failures += 1;
    cancelWait = wait(() => void connect(), waitBefore(failures));
  };
  async function connect(): Promise<void> {
    try {
      const { ticket } = await client.operators.ticket({ body: { purpose } });
      if (isStopped) return;
      stream = open(ticketAddress(purpose, { ticket }));
    } catch {
      // Offline or signed out: tries again later.
      return again();
    }
    for (const [name, hear] of Object.entries(on))
      stream.addEventListener(name, (event) => {
        failures = 0;
        hear(JSON.parse((event as MessageEvent<string>).data));
      });
    if (onOpen) stream.addEventListener('open', onOpen);
    stream.addEventListener('end', again);
    // The browser would retry the same address, but its ticket is used up.
    stream.addEventListener('error', again);
  }
  void connect();
  return () => {
    isStopped = true;
    cancelWait();
    stream?.close();
  };
}

const openStream = (address: string) => new EventSource(address);

function waitOnDevice(run: () => void, afterMs: number): () => void {
  const timer = setTimeout(run, afterMs);
  return () => clearTimeout(timer);
}
