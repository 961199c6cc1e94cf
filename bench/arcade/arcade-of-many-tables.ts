import { TITLES, type Title } from '../../apps/arcade/src/catalogue/titles.ts';
import { moreTables } from './many-tables.ts';

(TITLES as Title[]).push(...moreTables());
// The program starts when it is imported, with these tables.
await import('../../apps/arcade/src/main.ts');
