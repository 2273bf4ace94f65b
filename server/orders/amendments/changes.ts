import type { BookedService } from '#contract/booked-services.ts';
import { changesOf, type FieldChange } from '#domain/booking/form-changes.ts';
import { amendmentReplies as words } from '#src/ui/copy/amendment-replies.ts';
import { fieldLabel } from '#src/ui/copy/booking/fields.ts';
import { valueText } from '#src/ui/copy/booking/value-text.ts';
import type { JsonObject } from '../../data/schema/orders.ts';
import { orderServices, readForm } from '../services.ts';

/** The fields of its form that an amendment changes. */
export function fieldChanges<Service extends BookedService>(
  service: Service,
  before: JsonObject,
  after: JsonObject,
): FieldChange[] {
  const { description } = orderServices[service].booking;
  return changesOf(description, readForm(service, before), readForm(service, after));
}

const LINE = /^(?:cargo|components|containers|trucks|vehicles)\.(\d+)/;

/** The same in words. */
export const toldChanges = (service: BookedService, before: JsonObject, after: JsonObject) =>
  fieldChanges(service, before, after).map((change) => {
    const line = LINE.exec(change.path)?.[1];
    const name = fieldLabel(change.path);
    return {
      name: line === undefined ? name : words.ofLine(Number(line) + 1, name),
      before: valueText(change, change.before),
      after: valueText(change, change.after),
    };
  });
