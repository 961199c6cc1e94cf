import { ANIMALS, type Animal, animalOf, animalOfDay } from '@parlour/lottery-rules';

const DAY = /^(\d{4})(\d{2})(\d{2})/;

/** The animal that owns a number of Mark Six in the lunar year of an issue. */
export function animalOfNumber(number: number, numero: string): Animal {
  return ANIMALS[animalOf(number, animalOfDay(dayOfNumero(numero)))] as Animal;
}

/** The day an issue is drawn, where the draw is held, as its number says: `20261116-0542` is of `2026-11-16`. */
function dayOfNumero(numero: string): string {
  return numero.replace(DAY, '$1-$2-$3').slice(0, 10);
}
