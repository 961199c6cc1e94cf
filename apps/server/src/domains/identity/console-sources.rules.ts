/** The dashboards of many operators ask again and again; nobody needs figures newer than this. */
export const FIGURES_KEPT_MS = 30_000;
