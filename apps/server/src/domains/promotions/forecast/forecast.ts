/** Forecast: what a wheel, a task, friends, a credit of the mall or sign-ins may cost, before anybody is promised it. */

export { createForecasts, type Forecasts } from './forecast.service.ts';
