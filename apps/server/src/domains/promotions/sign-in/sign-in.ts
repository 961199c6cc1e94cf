/** Daily sign-ins and what they bring. */
export { createSignIns, type SignIns } from './sign-in.service.ts';
