/** Daily reports for operators. */

export { dailyReportFile } from './file.service.ts';
export { createReports, type Reports } from './reports.service.ts';
export { createTodayReport, type TodayReport } from './today.service.ts';
