import type { FieldKind } from '../form/field.ts';
import { joinPath } from '../form/path.ts';
import type { BookingService } from './service.ts';

/** Whether shared links contain a field kind by default: never free text, numbers of documents or people, or files. */
const SHARED_KINDS: Readonly<Record<FieldKind, boolean>> = {
  boxes: true,
  carriers: true,
  choice: true,
  choices: true,
  code: false,
  creditCode: false,
  day: true,
  email: false,
  feeCodes: true,
  files: false,
  freeText: false,
  futureDay: true,
  location: true,
  longText: false,
  minute: true,
  mobile: false,
  password: false,
  phone: false,
  quantity: true,
  segregationGroups: true,
  text: false,
  tick: true,
  unNumber: true,
  whole: true,
};

/** Source fields, which are private to the owner. */
const OWN = ['copiedFrom', 'enquiryNo', 'optionId'];

type Described = Pick<BookingService, 'blank' | 'description' | 'kept'>;

/**
 * Field patterns such as cargo.*.dg.unNo with whether a link contains them; fields described twice must be shared in
 * both.
 */
export function sharedFields({ description, kept }: Described): ReadonlyMap<string, boolean> {
  const named = kept.map((path) => [path, !OWN.includes(path)] as const);
  const fields = new Map<string, boolean>(named);
  for (const own of OWN) fields.set(own, false);
  for (const { at, fields: described, isPrivate } of description.sections)
    for (const [key, { kind, isShared = SHARED_KINDS[kind] }] of Object.entries(described)) {
      const path = joinPath(at, key);
      fields.set(path, !isPrivate && isShared && fields.get(path) !== false);
    }
  return fields;
}

type Branch = Readonly<Record<string, unknown>>;

const isBranch = (value: unknown): value is Branch => typeof value === 'object' && value !== null;

/** Line ids contain no personal data. */
const isLineId = (path: string) => path.endsWith('.*.id');

function takeShared(blank: unknown, typed: unknown, path: string, fields: ReadonlyMap<string, boolean>): unknown {
  const isShared = fields.get(path) ?? isLineId(path);
  if (Array.isArray(blank)) {
    const [line] = blank as readonly unknown[];
    if (!isBranch(line)) return isShared && Array.isArray(typed) ? typed : blank;
    return Array.isArray(typed) ? typed.map((one) => takeShared(line, one, joinPath(path, '*'), fields)) : blank;
  }
  if (!isBranch(blank)) return isShared && typeof typed === typeof blank ? typed : blank;
  const held = isBranch(typed) ? typed : {};
  return Object.fromEntries(
    Object.entries(blank).map(([key, value]) => [key, takeShared(value, held[key], joinPath(path, key), fields)]),
  );
}

/**
 * Shareable copy of a form: goods, locations, days and quantities; all other fields are blank. Enquiry prices stay
 * private.
 */
export function sharedForm<Form extends object>(service: Described & { blank: Form }, form: Form): Form {
  const shared = takeShared(service.blank, form, '', sharedFields(service)) as Form;
  const isTaken = 'enquiryNo' in form && form.enquiryNo !== '';
  const price = {
    ...('priceId' in shared ? { priceId: '' } : {}),
    ...('scheduleId' in shared ? { scheduleId: '' } : {}),
  };
  return isTaken ? { ...shared, ...price } : shared;
}
