import { domestic as words } from '#copy/domestic/search.ts';
import { readDomesticDoors } from '#domain/domestic/terms.ts';
import { cities } from '#domain/reference/cities.ts';

const nameOf = (asked: string) => cities.find(({ code }) => code === asked)?.nameCn;

/** Names the cities where a domestic carriage starts and ends; empty when none is known. */
export function doorRemark(query: string): string {
  const { pickup, delivery } = readDomesticDoors(query);
  return words.requestedDoors(nameOf(pickup), nameOf(delivery));
}
