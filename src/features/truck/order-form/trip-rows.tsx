import { truck as words } from '#copy/truck/order.ts';
import { hasDangerous } from '#domain/booking/goods-line.ts';
import { showNumberText } from '#domain/number-text.ts';
import { limitOf, vehicleOf } from '#domain/road/vehicles.ts';
import { countOf } from '#domain/truck/checks.ts';
import type { TruckFacts } from '#domain/truck/facts.ts';
import type { TruckForm } from '#domain/truck/form.ts';
import { cityName, OTHER_CITY } from '#domain/truck/location-text.ts';
import { Deadline, type FactRow } from '#src/features/booking/form/FactRows.tsx';
import { HOUSE_ZONE } from '#src/ui/house-zone.ts';

const placeOf = (city: string, district: string): string =>
  city === OTHER_CITY || city === '' ? district || words.elsewhere : cityName(city);

/** Route, vehicles and validity of the price. */
export function tripRows(form: TruckForm, { validTo, now }: TruckFacts): FactRow[] {
  const { vehicle: code, loading, unloading } = form;
  const vehicle = vehicleOf(code);
  const from = placeOf(loading.city, loading.district);
  const to = placeOf(unloading.city, unloading.district);
  const limit = vehicle === null ? null : limitOf(vehicle, hasDangerous(form));
  return [
    [words.route, words.roads(from, to)],
    ...(vehicle === null
      ? []
      : [[words.vehicle, words.vehicles(vehicle.nameCn, String(countOf(form)))] satisfies FactRow]),
    ...(limit === null
      ? []
      : [[words.limit, words.kilograms(showNumberText(String(limit), { decimals: 0 }))] satisfies FactRow]),
    ...(validTo === null
      ? []
      : [
          [
            words.validTo,
            <Deadline key="valid" instant={validTo} zone={HOUSE_ZONE} now={now} label={words.validTo} />,
          ] satisfies FactRow,
        ]),
  ];
}
