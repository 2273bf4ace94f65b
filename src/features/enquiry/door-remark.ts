import { domestic as words } from '#copy/domestic/search.ts';
import { readDomesticDoors } from '#domain/domestic/terms.ts';
import { cities } from '#domain/reference/cities.ts';

const nameOf = (asked: string) => cities.find(({ code }) => code === asked)?.nameCn;

/** The cities that a carriage within the country initialEvent and ends in, in words; empty where none is known. */
export function doorRemark(query: string): string {
  const { pickup, delivery } = readDomesticDoors(query);
  return words.requestedDoors(nameOf(pickup), nameOf(delivery));
}
