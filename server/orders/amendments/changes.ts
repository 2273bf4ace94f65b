import type { BookedService } from '#contract/booked-services.ts';
import { changesOf, type FieldChange } from '#domain/booking/form-changes.ts';
import { amendmentReplies as words } from '#src/ui/copy/amendment-replies.ts';
import { choiceName } from '#src/ui/copy/booking/choices.ts';
import { fieldLabel } from '#src/ui/copy/booking/fields.ts';
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

function textOf({ kind, path }: FieldChange, value: unknown): string {
  if (Array.isArray(value)) return value.map((one) => one?.name ?? String(one)).join('、');
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value !== 'string' || value === '') return '';
  if (kind === 'minute') return value.replace('T', ' ');
  return kind === 'choice' || kind === 'choices' || kind === 'segregationGroups' ? choiceName(path, value) : value;
}

const LINE = /^(?:cargo|components|containers|trucks|vehicles)\.(\d+)/;

/** The same in words. */
export const toldChanges = (service: BookedService, before: JsonObject, after: JsonObject) =>
  fieldChanges(service, before, after).map((change) => {
    const line = LINE.exec(change.path)?.[1];
    const name = fieldLabel(change.path);
    return {
      name: line === undefined ? name : words.ofLine(Number(line) + 1, name),
      before: textOf(change, change.before),
      after: textOf(change, change.after),
    };
  });
