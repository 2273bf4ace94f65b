import type { BookedService } from '#contract/booked-services.ts';
import { departureName, departureWords, amendmentReplies as words } from '#copy/orders/amendment.ts';
import { changesOf, type FieldChange } from '#domain/booking/form-changes.ts';
import { localDay } from '#domain/schedule/zone.ts';
import type { BookedVoyage } from '../../data/schema/booked.ts';
import type { JsonObject } from '../../data/schema/orders.ts';
import { fieldLabel, valueText } from '../../texts/form-words.ts';
import { orderServices, readForm } from '../services.ts';
import { type AmendmentRow, type OtherVoyage, voyagesOf } from './rows.ts';

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

/** The departure is no form field, but a change of it changes the price. */
export const changedPaths = (service: BookedService, { formBefore, form, prepared }: Changed): string[] => [
  ...(voyagesOf({ prepared }) === null ? [] : ['priceId']),
  ...fieldChanges(service, formBefore, form).map(({ path }) => path),
];

export const departureText = (service: BookedService, voyage: BookedVoyage): string =>
  words.departureText(service, departureName(service, voyage), localDay(voyage.etd, voyage.org.timezone));

const describeVoyages = (service: BookedService, voyages: OtherVoyage | null) =>
  voyages === null
    ? []
    : [
        {
          name: departureWords(service).name,
          before: departureText(service, voyages.before),
          after: departureText(service, voyages.after),
        },
      ];

/** Describes the changes in words. */
export const describeChanges = (service: BookedService, amendment: Changed) => [
  ...describeVoyages(service, voyagesOf(amendment)),
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
