import { type ConsoleClient, type Tasks, ticketAddress } from '@parlour/client/console';

type Needs = {
  client: ConsoleClient;
  onTasks(tasks: Tasks): void;
  /** How to listen and wait; tests pass their own. */
  open?: (address: string) => EventSource;
  wait?: (run: () => void, afterMs: number) => () => void;
};

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 60_000;

/** The wait before the next try; it doubles, so that a recovering server is not overrun. */
export function waitBefore(failures: number): number {
  return Math.min(FIRST_WAIT_MS * 2 ** Math.max(0, failures - 1), LONGEST_WAIT_MS);
}

/**
 * Listens to the counts of waiting tasks until stopped. A ticket opens one connection, so every new one needs another;
 * `end` means that the server closed the connection on purpose.
 */
export function listenToTasks({
  client,
  onTasks,
  open = openStream,
  wait = waitOnDevice,
}: Needs): () => void {
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
      const { ticket } = await client.operators.ticket({ body: { purpose: 'live' } });
      if (isStopped) return;
      stream = open(ticketAddress('live', { ticket }));
    } catch {
      // Offline or signed out: tries again later.
      return again();
    }
    stream.addEventListener('tasks', (event) => {
      failures = 0;
      onTasks(JSON.parse((event as MessageEvent<string>).data) as Tasks);
    });
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
