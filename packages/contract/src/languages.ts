import { z } from 'zod';
import { LANGUAGES } from './values/languages.ts';

export const Language = z.enum(LANGUAGES);
