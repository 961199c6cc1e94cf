/** Past draws that are loaded at a time. */
export const RESULTS_A_PAGE = 30;
