import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export type Metrics = ReturnType<typeof createMetrics>;

/** One registry per app, so that several apps can live in one test process. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  return {
    registry,
    /** Event-loop delay, memory and other figures of the process; only where one process is one app. */
    watchProcess: () => collectDefaultMetrics({ register: registry }),
    requestSeconds: new Histogram({
      name: 'http_request_seconds',
      help: 'Time from request to answer, by endpoint and status',
      labelNames: ['endpoint', 'status'] as const,
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
      registers,
    }),
    policyReports: new Counter({
      name: 'policy_reports_total',
      help: 'What browsers report that a content security policy stopped, by listener and directive',
      labelNames: ['listener', 'directive'] as const,
      registers,
    }),
    jobSeconds: new Histogram({
      name: 'job_seconds',
      help: 'Time a job ran, by kind and outcome',
      labelNames: ['kind', 'outcome'] as const,
      buckets: [0.005, 0.02, 0.1, 0.5, 2, 10, 60],
      registers,
    }),
    jobLagSeconds: new Gauge({
      name: 'job_lag_seconds',
      help: 'How late the latest claimed job started',
      registers,
    }),
    ledgerBatchSize: new Histogram({
      name: 'ledger_batch_size',
      help: 'Postings written by one commit',
      buckets: [1, 3, 10, 30, 100, 300, 1000],
      registers,
    }),
    ledgerFindings: new Gauge({
      name: 'ledger_findings',
      help: 'What the last check of the books found wrong, by brand; anything above zero is an alarm',
      labelNames: ['brand'] as const,
      registers,
    }),
    heldWins: new Counter({
      name: 'games_held_wins_total',
      help: 'Wins that were held because they were beyond a limit of their vendor, by which limit',
      labelNames: ['why'] as const,
      registers,
    }),
    disabledTitles: new Gauge({
      name: 'games_disabled_titles',
      help: 'Titles taken out of play because of what they returned; anything above zero waits for somebody',
      registers,
    }),
    vendorDifferences: new Gauge({
      name: 'vendor_differences',
      help: 'Transactions about which a vendor and we disagree and nobody has looked at, by brand and vendor',
      labelNames: ['brand', 'vendor'] as const,
      registers,
    }),
    vendorReconciliations: new Counter({
      name: 'vendor_reconciliations_total',
      help: "Business days compared with a vendor's report, by outcome",
      labelNames: ['brand', 'vendor', 'outcome'] as const,
      registers,
    }),
    passwordHashes: new Counter({
      name: 'password_hashes_total',
      help: 'Passwords hashed or compared, by far the most expensive work of a call',
      registers,
    }),
    outboxMessages: new Counter({
      name: 'outbox_messages_total',
      help: 'Messages handed to an adapter, by channel and outcome',
      labelNames: ['channel', 'outcome'] as const,
      registers,
    }),
  };
}
