import type { DgEntry } from '#contract/calls/puds.ts';
import { ANONYMOUS, UNKNOWN_OWNER } from '#domain/booking/owner.ts';
import { isConflict } from '#domain/conflict.ts';
import { readUnNumber } from '#domain/dangerous-goods/numbers.ts';
import type { EnquiryName, EnquiryValues } from '#domain/enquiry/fields.ts';
import { type EnquiryService, enquiryForms } from '#domain/enquiry/services.ts';
import { type Failure, toFailure } from '#domain/failure.ts';
import type { StoredFile } from '#domain/files/stored-file.ts';
import type { FieldErrors } from '#domain/form/check.ts';
import { type FormRead, readFlat } from '#domain/form/flat.ts';
import { fieldNames } from '#domain/form/table.ts';
import { type LaneSide, type RecentLocations, withRecent } from '#domain/locations/recent.ts';
import type { TakenFile } from '../uploads/index.ts';
import type { EnquiryContext, EnquiryPerson, LinkedForm, PlacingFailure, UnreadLink } from './enquiry.types.ts';

export const readEnquiry = ({ service, values, opened }: EnquiryContext): FormRead<EnquiryValues> =>
  readFlat(enquiryForms[service], values, opened.today);

/** What keeps the form from being sent, by field. */
export function errorsOf(context: EnquiryContext): FieldErrors<EnquiryValues> {
  const { errors } = readEnquiry(context);
  return context.areFilesComing ? { ...errors, fileIds: 'NOT_UPLOADED' } : errors;
}

export const isComplete = (context: EnquiryContext) => Object.keys(errorsOf(context)).length === 0;

/** With what came in, it is another content than the one that was sent. */
export function withFile(context: EnquiryContext, { fileId, name, size }: TakenFile): Partial<EnquiryContext> {
  const known = (context.values.fileIds ?? []) as readonly StoredFile[];
  const fileIds = [...known, { fileId, name, size }];
  return {
    values: { ...context.values, fileIds },
    refused: withoutChanged(context.refused, { fileIds }),
    key: null,
    failure: null,
  };
}

/** Until it is known who is there, nobody else is. */
export const isOther = ({ author }: EnquiryContext, owner: string): boolean =>
  author.owner !== UNKNOWN_OWNER && owner !== UNKNOWN_OWNER && owner !== author.owner;

/** What was typed without signing in stays with a person who signs in over it. */
export const isKeeping = ({ author: { owner, hasTyped, isSignInAsked } }: EnquiryContext, isHere: boolean): boolean =>
  owner === ANONYMOUS && isHere && (hasTyped || isSignInAsked);

export const emptied = ({ author, opened }: EnquiryContext): Partial<EnquiryContext> => ({
  values: {},
  author: { ...author, hasTyped: false, isSignInAsked: false },
  opened: { ...opened, stray: null },
  showErrors: false,
  refused: {},
  key: null,
  justSignedIn: false,
  failure: null,
  placed: null,
});

const isBlank = (values: EnquiryValues, name: EnquiryName) => (values[name] ?? '').length === 0;

/** A form as it opens: what is usual, then what was typed before; who is signed in fills what is blank. */
export function opened(service: EnquiryService, values: EnquiryValues, person: EnquiryPerson | null): EnquiryValues {
  return filledFor({ ...enquiryForms[service].initial, ...values }, person);
}

export function filledFor(values: EnquiryValues, person: EnquiryPerson | null): EnquiryValues {
  if (person === null) return values;
  const blank = fieldNames(person).filter((name) => person[name] !== '' && isBlank(values, name));
  return { ...values, ...Object.fromEntries(blank.map((name) => [name, person[name]])) };
}

export const unreadLink = ({ opened }: EnquiryContext): UnreadLink | null => opened.unreadLink ?? null;

/** Notes which fields were changed while the link is still to be read. */
export function openedAfter(opened: EnquiryContext['opened'], change: EnquiryValues): EnquiryContext['opened'] {
  const link = opened.unreadLink ?? null;
  if (link === null) return opened;
  const typed = [...new Set([...link.typed, ...Object.keys(change)])];
  return { ...opened, unreadLink: { ...link, typed } };
}

/** The fields that describe one cargo: two halves of different goods would name none. */
const GOODS_FIELDS: readonly string[] = ['isDanger', 'unNo', 'dgClass', 'packingGroup', 'cargoName'];

/** Fills the fields that were not edited since the form opened. */
export function filledFromLink(context: EnquiryContext, linked: LinkedForm): Partial<EnquiryContext> {
  const { values, ...found } = linked;
  const typed = unreadLink(context)?.typed ?? [];
  const hasGoods = GOODS_FIELDS.some((name) => typed.includes(name));
  const isOwn = (name: string) => typed.includes(name) || (hasGoods && GOODS_FIELDS.includes(name));
  const filling = Object.entries(values).filter(([name]) => !isOwn(name));
  return {
    values: { ...context.values, ...Object.fromEntries(filling) },
    opened: { ...context.opened, ...found, unreadLink: null },
  };
}

export const unreadAgain = (context: EnquiryContext, error: unknown): Partial<EnquiryContext> => ({
  opened: { ...context.opened, unreadLink: { ...unreadLink(context)!, message: toFailure(error).message } },
});

/** What the list of dangerous goods says of a number. */
export type KnownGoods = Pick<DgEntry, 'mainClass' | 'nameCn' | 'packingGroups' | 'unNo'>;

const numberIn = ({ unNo }: EnquiryValues) => (typeof unNo === 'string' ? readUnNumber(unNo) : null);

/** A number typed over takes along the class and the group that hung on it. */
export function changeByNumber(values: EnquiryValues, unNo: string): EnquiryValues {
  const before = numberIn(values);
  return before === null || before === readUnNumber(unNo) ? { unNo } : { unNo, dgClass: '', packingGroup: '' };
}

/** The number of the dangerous goods, as far as it is one. */
export const dangerousNumber = (values: EnquiryValues): string | null =>
  values.isDanger === 'Y' ? numberIn(values) : null;

/** Goods chosen by their number bring what hangs on it; a name stays where no number stood beside it, or the same one. */
export function changeByGoods(
  values: EnquiryValues,
  { unNo, mainClass, packingGroups, nameCn }: KnownGoods,
): EnquiryValues {
  const group =
    packingGroups.length === 1 ? packingGroups[0] : packingGroups.find((one) => one === values.packingGroup);
  const isNameOwn = !isBlank(values, 'cargoName') && (isBlank(values, 'unNo') || values.unNo === unNo);
  return {
    isDanger: 'Y',
    unNo,
    dgClass: mainClass,
    packingGroup: group ?? '',
    ...(isNameOwn ? {} : { cargoName: nameCn }),
  };
}

/** The field in which the port of each side is chosen. */
export const PORT_FIELDS = { origin: 'orgPortCode', destination: 'dstPortCode' } as const;
type PortField = (typeof PORT_FIELDS)[LaneSide];

export function recentAfter(recent: RecentLocations, change: EnquiryValues): RecentLocations {
  const sides = Object.entries(PORT_FIELDS) as [LaneSide, PortField][];
  return sides.reduce((known, [side, name]) => {
    const code = change[name];
    return typeof code === 'string' && code !== '' ? withRecent(known, side, code) : known;
  }, recent);
}

/** What changed is no longer what the server refused. */
export const withoutChanged = (refused: EnquiryContext['refused'], change: EnquiryValues) =>
  Object.fromEntries(Object.entries(refused).filter(([name]) => !(name in change)));

/** For another enquiry the person stays who they are; the goods and the lane are new. */
export const keptFor = (values: EnquiryValues): EnquiryValues =>
  Object.fromEntries((['contact', 'phone', 'company'] as const).map((name) => [name, values[name] ?? '']));

const enquiryIn = (details: unknown): string | null =>
  typeof details === 'object' && details !== null && 'enquiryNo' in details && typeof details.enquiryNo === 'string'
    ? details.enquiryNo
    : null;

/** The server names a field by its path; the form knows its last name. */
const nameOf = (path: string) => path.replace(/^form\./, '').split('.')[0] ?? path;

export function failureOf(error: unknown): PlacingFailure {
  const failure: Failure = toFailure(error);
  if (failure.kind !== 'refused') return { kind: 'lost', message: failure.message };
  const enquiryNo = isConflict(error) ? enquiryIn(failure.details) : null;
  if (enquiryNo !== null) return { kind: 'same', enquiryNo };
  const fields = Object.entries(failure.fields ?? {}).map(([path, message]) => [nameOf(path), message]);
  return fields.length > 0
    ? { kind: 'fields', fields: Object.fromEntries(fields) }
    : { kind: 'refused', message: failure.message };
}
