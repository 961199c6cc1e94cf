import { type Animal, ANIMALS, animalOf, animalOfDay } from '@parlour/lottery-rules';

const DAY = /^(\d{4})(\d{2})(\d{2})/;

/** The day an issue is drawn, where the draw is held, as its number says: `20261116-0542` is of `2026-11-16`. */
export function dayOfNumero(numero: string): string {
  return numero.replace(DAY, '$1-$2-$3').slice(0, 10);
}

/** What people call an issue of today: the part after the day, or of daily lotteries the month and day. */
export function shortNumero(numero: string): string {
  return numero.split('-')[1] ?? numero.slice(4);
}

/** The animal that owns a number of Mark Six in the lunar year of an issue. */
export function animalOfNumber(number: number, numero: string): Animal {
  return ANIMALS[animalOf(number, animalOfDay(dayOfNumero(numero)))] as Animal;
}
