/** Who presents a brand's rooms and games, and when. */

export { createPresenters, type Presenters } from './presenters.service.ts';
