import type { BookedService } from '#contract/booked-services.ts';
import { changesOf, type FieldChange } from '#domain/booking/form-changes.ts';
import { localDay } from '#domain/schedule/zone.ts';
import { air } from '#src/ui/copy/air.ts';
import { amendmentReplies as words } from '#src/ui/copy/amendment-replies.ts';
import { fieldLabel } from '#src/ui/copy/booking/fields.ts';
import { valueText } from '#src/ui/copy/booking/value-text.ts';
import type { BookedVoyage } from '../../data/schema/booked.ts';
import type { JsonObject } from '../../data/schema/orders.ts';
import { orderServices, readForm } from '../services.ts';
import { type AmendmentRow, type OtherVoyage, voyagesOf } from './rows.ts';

/** The fields of its form that an amendment changes. */
function fieldChanges<Service extends BookedService>(
  service: Service,
  before: JsonObject,
  after: JsonObject,
): FieldChange[] {
  const { description } = orderServices[service].booking;
  return changesOf(description, readForm(service, before), readForm(service, after));
}

type Changed = Pick<AmendmentRow, 'form' | 'formBefore' | 'prepared'>;

const LINE = /^(?:cargo|components|containers|trucks|vehicles)\.(\d+)/;

/** The price stands for the departure, which no field names. */
export const changedPaths = (service: BookedService, { formBefore, form, prepared }: Changed): string[] => [
  ...(voyagesOf({ prepared }) === null ? [] : ['priceId']),
  ...fieldChanges(service, formBefore, form).map(({ path }) => path),
];

const aircraft: Readonly<Record<string, string>> = air.aircraft;

/** A departure in words; a flight is named before the kind of its aircraft. */
export function departureText(service: BookedService, { vessel, voyage, etd, org }: BookedVoyage): string {
  const named = service === 'air' ? [voyage, aircraft[vessel] ?? vessel] : [vessel, voyage];
  return words.departureText(service, named.join(' ').trim(), localDay(etd, org.timezone));
}

const toldVoyages = (service: BookedService, voyages: OtherVoyage | null) =>
  voyages === null
    ? []
    : [
        {
          name: words.departure(service),
          before: departureText(service, voyages.before),
          after: departureText(service, voyages.after),
        },
      ];

/** The same in words. */
export const toldChanges = (service: BookedService, amendment: Changed) => [
  ...toldVoyages(service, voyagesOf(amendment)),
  ...fieldChanges(service, amendment.formBefore, amendment.form).map((change) => {
    const line = LINE.exec(change.path)?.[1];
    const name = fieldLabel(change.path);
    return {
      name: line === undefined ? name : words.ofLine(Number(line) + 1, name),
      before: valueText(change, change.before),
      after: valueText(change, change.after),
    };
  }),
];
