import type { EnquiryName, EnquiryValues } from '#domain/enquiry/fields.ts';
import { enquiryForms } from '#domain/enquiry/services.ts';
import { isShown } from '#domain/form/check.ts';
import type { ErrorCode } from '#domain/form/error-codes.ts';
import { fieldAt } from '#domain/form/path.ts';
import { fieldNames } from '#domain/form/table.ts';
import type { LaneSide } from '#domain/locations/recent.ts';
import type { EnquirySnapshot } from './enquiry.machine.ts';
import { dangerousNumber, errorsOf, PORT_FIELDS } from './enquiry.rules.ts';

export const selectValue =
  <Name extends EnquiryName>(name: Name) =>
  ({ context }: EnquirySnapshot): NonNullable<EnquiryValues[Name]> | '' =>
    context.values[name] ?? '';

/** Which end of the lane a field names. */
export const sideOf = (name: EnquiryName): LaneSide => (name === PORT_FIELDS.origin ? 'origin' : 'destination');

/** Why a field keeps the form from being sent, by its name for the words. */
export const selectError =
  (name: EnquiryName) =>
  ({ context }: EnquirySnapshot): ErrorCode | null =>
    context.showErrors ? (errorsOf(context)[name] ?? null) : null;

/** The server's error for a field. */
export const selectRefused = (name: EnquiryName) => (snapshot: EnquirySnapshot) =>
  snapshot.context.refused[name] ?? null;

/** The fields to mend in the order of the form, as text, so that it is equal while they are. */
export function selectWrongFields({ context }: EnquirySnapshot): string {
  if (!context.showErrors) return '';
  const errors = errorsOf(context);
  return fieldNames(enquiryForms[context.service].fields)
    .filter((name) => errors[name] !== undefined || context.refused[name] !== undefined)
    .join(' ');
}

export const selectIsShown = (name: EnquiryName) => (snapshot: EnquirySnapshot) => {
  const { service, values, opened } = snapshot.context;
  const found = fieldAt(enquiryForms[service], name);
  const input = { value: values[name], scope: values, form: values, context: opened, path: name };
  return found !== null && isShown(found, input);
};

export type EnquiryScreen = 'blank' | 'choosing' | 'form' | 'placed';

export function selectScreen(snapshot: EnquirySnapshot): EnquiryScreen {
  if (snapshot.matches('placed')) return 'placed';
  if (snapshot.matches('choosing')) return 'choosing';
  return snapshot.hasTag('form') ? 'form' : 'blank';
}

/** The files on their way; none before the form is there. */
export const selectUploads = ({ children }: EnquirySnapshot) => children.uploads;
export const selectIsEditable = (snapshot: EnquirySnapshot) => snapshot.hasTag('editable');
export const selectIsBusy = (snapshot: EnquirySnapshot) => snapshot.hasTag('busy');
export const selectIsSignedIn = (snapshot: EnquirySnapshot) => snapshot.context.author.person !== null;
export const selectJustSignedIn = (snapshot: EnquirySnapshot) => snapshot.context.justSignedIn;
export const selectIsLinkGone = (snapshot: EnquirySnapshot) => snapshot.context.opened.isLinkGone;
/** Why the shared link could not be read; null where there is none to read. */
export const selectUnreadLink = ({ context: { opened } }: EnquirySnapshot) => opened.unreadLink?.message ?? null;
export const selectIsReadingLink = (snapshot: EnquirySnapshot) => snapshot.matches('readingLink');
export const selectCanReadLink = (snapshot: EnquirySnapshot) => snapshot.can({ type: 'link.retry' });
export const selectReason = (snapshot: EnquirySnapshot) => snapshot.context.opened.reason ?? null;
/** The number whose control tags are named; null while the form asks for none. */
export const selectNumber = (snapshot: EnquirySnapshot): string | null =>
  selectIsShown('unNo')(snapshot) ? dangerousNumber(snapshot.context.values) : null;
export const selectOpenedNumber = (snapshot: EnquirySnapshot) => snapshot.context.opened.known ?? null;
export const selectRecent = (side: LaneSide) => (snapshot: EnquirySnapshot) => snapshot.context.recent[side];
const strayText = ({ context: { opened } }: EnquirySnapshot, names: readonly EnquiryName[]): readonly string[] =>
  names.flatMap((name) => {
    const value = opened.stray?.[name];
    return typeof value === 'string' && value.trim() !== '' ? [value] : [];
  });

/** From where to where, in what was typed before the sign-in. */
export const selectStrayRoute = (snapshot: EnquirySnapshot) =>
  strayText(snapshot, ['orgPort', 'pickupPlace', 'dstPort', 'deliveryPlace']).join(' → ');

export const selectStrayGoods = (snapshot: EnquirySnapshot) => strayText(snapshot, ['unNo', 'cargoName']).join(' ');
export const selectToday = (snapshot: EnquirySnapshot) => snapshot.context.opened.today;
export const selectPlacedNo = (snapshot: EnquirySnapshot) => snapshot.context.placed?.enquiryNo ?? null;
export const selectDeadline = (snapshot: EnquirySnapshot) => snapshot.context.placed?.deadline ?? null;
export const selectCanSubmit = (snapshot: EnquirySnapshot) => snapshot.can({ type: 'enquiry.submit' });
export const selectCanRetry = (snapshot: EnquirySnapshot) => snapshot.can({ type: 'enquiry.retry' });

/** The number under which the same was asked a moment ago. */
export const selectSameNo = ({ context: { failure } }: EnquirySnapshot) =>
  failure?.kind === 'same' ? failure.enquiryNo : null;

export const selectFailure = ({ context: { failure } }: EnquirySnapshot) =>
  failure !== null && 'message' in failure ? failure.message : null;
