import type { DomesticAnswer } from '#contract/calls/domestic-prices.ts';
import type { DomesticDoors } from '#domain/domestic/terms.ts';
import { domestic as words } from '#src/ui/copy/domestic.ts';

type Cities = DomesticAnswer['pickups'];

/** The doors that were asked for, in words: an enquiry names its places so. Null where it is from port to port. */
export function doorsText(
  { pickups, deliveries }: Pick<DomesticAnswer, 'deliveries' | 'pickups'>,
  { pickup, delivery }: DomesticDoors,
): string | null {
  const nameOf = (cities: Cities, code: string) => cities.find((city) => city.code === code)?.nameCn;
  return words.doorsAsked(nameOf(pickups, pickup), nameOf(deliveries, delivery)) || null;
}
