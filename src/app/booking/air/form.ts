import { safeParse } from 'valibot';
import { airForm } from '#contract/services/air.ts';
import { openDaysOf } from '#domain/air/flight-days.ts';
import { hasDangerous } from '#domain/booking/goods-line.ts';
import type { AirFacts } from '#domain/booking/services/air/facts.ts';
import { airDescription } from '#domain/booking/services/air/fields.ts';
import { type AirCargoLine, type AirForm, blankAirCargo, blankAirForm } from '#domain/booking/services/air/form.ts';
import { setField } from '#domain/form/check.ts';
import type { AirOrderLink } from '#domain/orders/air-order-link.ts';
import type { AirAskedPrice } from './facts.ts';

/** A form that is not whole is no form: an older version's, or a damaged one. */
export function readAirForm(value: unknown): AirForm | null {
  const read = safeParse(airForm, value);
  return read.typed ? read.output : null;
}

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

/** The same goods on another flight: what was typed stays, what is booked is the new price. */
export const onOtherFlight = (kept: AirForm, { priceId, orgPortCode, dstPortCode, flightDay }: AirForm): AirForm => ({
  ...kept,
  ...{ priceId, orgPortCode, dstPortCode, flightDay, enquiryNo: '', optionId: '', agree: false, truth: false },
});

/** Whether a form is of the goods that a link asks for; what the link leaves open is the form's. */
export const isOfLink = ({ cargo }: AirForm, { unNo, isDanger }: AirOrderLink): boolean =>
  (unNo === '' || cargo.some(({ dg }) => dg.unNo === unNo)) && hasDangerous({ cargo }) === (isDanger === 'Y');

export const askedOf = ({ priceId, orgPortCode, dstPortCode, cargo }: AirForm): AirAskedPrice => ({
  ...{ priceId, orgPortCode, dstPortCode, isDanger: hasDangerous({ cargo }) },
});
