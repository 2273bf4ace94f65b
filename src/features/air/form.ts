import { airForm } from '#contract/services/air.ts';
import type { AirFacts } from '#domain/air/facts.ts';
import { airDescription } from '#domain/air/fields.ts';
import { openDaysOf } from '#domain/air/flight-days.ts';
import { type AirCargoLine, type AirForm, blankAirCargo, blankAirForm } from '#domain/air/form.ts';
import { copyOfAirOrder } from '#domain/air/initial-form.ts';
import type { AirOrderLink } from '#domain/air/order-link.ts';
import { hasDangerous } from '#domain/booking/goods-line.ts';
import { setField } from '#domain/form/change.ts';
import { BY_GOODS, type OnList } from '#src/features/booking/lane-link.ts';
import { readerOfForm } from '#src/features/booking/ports.ts';
import type { AirAskedPrice } from './facts.ts';

export const readAirForm: (value: unknown) => AirForm | null = readerOfForm(airForm);

/** One line for each size: only one of them alone weighs and measures what was searched for. */
function linesOf({ packages, weight, volume, isDanger }: AirOrderLink): AirCargoLine[] {
  const blank = { ...blankAirCargo, isDanger: isDanger === 'Y' };
  if (packages.length === 0) return [{ ...blank, grossWeight: weight, volume }];
  return packages.map(({ pieces, ...sizes }, index) => ({
    ...blank,
    ...sizes,
    id: String(index + 1),
    packages: String(pieces),
    grossWeight: packages.length === 1 ? weight : '',
  }));
}

/** A new form as the list hands it over: the price, its flight, and the load it was worked out for. */
export function newAirForm(link: AirOrderLink, facts: AirFacts): AirForm {
  const { priceId, orgPortCode, dstPortCode, flightDay, share, unNo, packingGroup, perPackage } = link;
  const { offer, now } = facts;
  const isOpen = offer !== null && openDaysOf(offer, now).includes(flightDay);
  const form: AirForm = {
    ...blankAirForm,
    ...{ priceId, orgPortCode, dstPortCode, share: String(share) },
    flightDay: isOpen ? flightDay : '',
    cargo: linesOf(link),
  };
  const typed = form.cargo.flatMap((line, index): [string, string][] => [
    [`cargo.${index}.packages`, line.packages],
    ...(link.isDanger === 'Y' && unNo !== ''
      ? ([
          [`cargo.${index}.dg.unNo`, unNo],
          [`cargo.${index}.dg.packingGroup`, packingGroup],
          [`cargo.${index}.perPackage`, perPackage],
        ] as [string, string][])
      : []),
  ]);
  const filled = typed
    .filter(([, value]) => value !== '')
    .reduce((into, [path, value]) => setField(airDescription, into, facts, path, value), measured(form));
  return { ...filled, share: String(share) };
}

/** Emptied counts, so that setting them again works out what follows from them. */
const measured = (form: AirForm): AirForm => ({
  ...form,
  cargo: form.cargo.map((line) => ({ ...line, packages: '' })),
});

export const airList: OnList<AirForm, AirFacts, AirOrderLink, AirAskedPrice> = {
  read: readAirForm,
  newForm: newAirForm,
  copyOf: copyOfAirOrder,
  ...BY_GOODS,
  departure: ({ flight }) => flight,
  withoutDeparture: { flight: null },
  // Fields that the link omits match any form.
  isOfGoods: ({ cargo }, { unNo, isDanger }) =>
    (unNo === '' || cargo.some(({ dg }) => dg.unNo === unNo)) && hasDangerous({ cargo }) === (isDanger === 'Y'),
  move: (kept, { priceId, orgPortCode, dstPortCode, flightDay }) => ({
    ...kept,
    ...{ priceId, orgPortCode, dstPortCode, flightDay, enquiryNo: '', optionId: '', agree: false, truth: false },
  }),
};
