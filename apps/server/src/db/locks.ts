/** Advisory locks of the whole installation. Any numbers will do, as long as no two are the same. */
export const LOCKS = {
  /** Processes that start together agree on one new sealing key. */
  sealingKeyRotation: 7_267_554,
  /** Changes of who administers wait for each other. */
  admins: 7_267_555,
} as const;
