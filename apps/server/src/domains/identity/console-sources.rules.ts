/** Many operators' dashboards poll these figures; nobody needs newer ones. */
export const FIGURES_KEPT_MS = 30_000;
