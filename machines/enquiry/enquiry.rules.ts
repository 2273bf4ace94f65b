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

/** Validates the form; returns its errors by field. */
export function errorsOf(context: EnquiryContext): FieldErrors<EnquiryValues> {
  const { errors } = readEnquiry(context);
  return context.areFilesPending ? { ...errors, fileIds: 'NOT_UPLOADED' } : errors;
}

export const isComplete = (context: EnquiryContext) => Object.keys(errorsOf(context)).length === 0;

/** Adds the file and drops the idempotency key, because the content differs from what was sent. */
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

/** Whether another user signed in; false until the first session event. */
export const isOther = ({ author }: EnquiryContext, owner: string): boolean =>
  author.owner !== UNKNOWN_OWNER && owner !== UNKNOWN_OWNER && owner !== author.owner;

/** Keeps the input of a visitor who signs in on this page. */
export const isKeeping = (
  { author: { owner, hasTyped, isSignInRequested } }: EnquiryContext,
  isHere: boolean,
): boolean => owner === ANONYMOUS && isHere && (hasTyped || isSignInRequested);

export const emptied = ({ author, opened }: EnquiryContext): Partial<EnquiryContext> => ({
  values: {},
  author: { ...author, hasTyped: false, isSignInRequested: false },
  opened: { ...opened, unclaimed: null },
  showErrors: false,
  refused: {},
  key: null,
  justSignedIn: false,
  failure: null,
  placed: null,
});

const isBlank = (values: EnquiryValues, name: EnquiryName) => (values[name] ?? '').length === 0;

/** Builds the initial form: defaults, then restored input, then the user's data in blank fields. */
export function opened(service: EnquiryService, values: EnquiryValues, person: EnquiryPerson | null): EnquiryValues {
  return filledFor({ ...enquiryForms[service].initial, ...values }, person);
}

export function filledFor(values: EnquiryValues, person: EnquiryPerson | null): EnquiryValues {
  if (person === null) return values;
  const blank = fieldNames(person).filter((name) => person[name] !== '' && isBlank(values, name));
  return { ...values, ...Object.fromEntries(blank.map((name) => [name, person[name]])) };
}

export const unreadLink = ({ opened }: EnquiryContext): UnreadLink | null => opened.unreadLink ?? null;

/** Records the fields edited while the shared link is loading. */
export function openedAfter(opened: EnquiryContext['opened'], change: EnquiryValues): EnquiryContext['opened'] {
  const link = opened.unreadLink ?? null;
  if (link === null) return opened;
  const typed = [...new Set([...link.typed, ...Object.keys(change)])];
  return { ...opened, unreadLink: { ...link, typed } };
}

/** Fields that describe one cargo: they are copied all or none, so that two cargoes never mix. */
const GOODS_FIELDS: readonly string[] = ['isDanger', 'unNo', 'dgClass', 'packingGroup', 'cargoName'];

/** Fills fields that were not edited since the form opened. */
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

/** The part of a dangerous goods entry that the form uses. */
export type KnownGoods = Pick<DgEntry, 'mainClass' | 'nameCn' | 'packingGroups' | 'unNo'>;

const numberIn = ({ unNo }: EnquiryValues) => (typeof unNo === 'string' ? readUnNumber(unNo) : null);

/** Editing the UN number clears the class and packing group that belonged to it. */
export function changeByNumber(values: EnquiryValues, unNo: string): EnquiryValues {
  const before = numberIn(values);
  return before === null || before === readUnNumber(unNo) ? { unNo } : { unNo, dgClass: '', packingGroup: '' };
}

/** The UN number of the goods; null when it is missing or invalid. */
export const dangerousNumber = (values: EnquiryValues): string | null =>
  values.isDanger === 'Y' ? numberIn(values) : null;

/** Choosing a UN number sets its class and packing group; the name stays only for a new or unchanged number. */
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

/** The port field of each side. */
export const PORT_FIELDS = { origin: 'orgPortCode', destination: 'dstPortCode' } as const;
type PortField = (typeof PORT_FIELDS)[LaneSide];

export function recentAfter(recent: RecentLocations, change: EnquiryValues): RecentLocations {
  const sides = Object.entries(PORT_FIELDS) as [LaneSide, PortField][];
  return sides.reduce((known, [side, name]) => {
    const code = change[name];
    return typeof code === 'string' && code !== '' ? withRecent(known, side, code) : known;
  }, recent);
}

/** Drops the server's errors of edited fields. */
export const withoutChanged = (refused: EnquiryContext['refused'], change: EnquiryValues) =>
  Object.fromEntries(Object.entries(refused).filter(([name]) => !(name in change)));

/** Keeps the contact for the next enquiry; goods and route are cleared. */
export const keptFor = (values: EnquiryValues): EnquiryValues =>
  Object.fromEntries((['contact', 'phone', 'company'] as const).map((name) => [name, values[name] ?? '']));

const enquiryIn = (details: unknown): string | null =>
  typeof details === 'object' && details !== null && 'enquiryNo' in details && typeof details.enquiryNo === 'string'
    ? details.enquiryNo
    : null;

/** The server reports paths; the form uses the last name of a path. */
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
