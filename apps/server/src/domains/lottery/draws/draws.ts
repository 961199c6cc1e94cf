/** What is due: sealing, drawing, settling, refunding; and what operators see of an issue. */

export { createBeacon } from './beacon.service.ts';
export { createDrawing, lotteryDrawn } from './drawing.service.ts';
export { createIssuesForOperators, type IssuesForOperators } from './issues.operator.service.ts';
export { createSettling } from './settling.service.ts';
