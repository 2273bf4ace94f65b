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

/** The side of the route that a field belongs to. */
export const sideOf = (name: EnquiryName): LaneSide => (name === PORT_FIELDS.origin ? 'origin' : 'destination');

export const selectError =
  (name: EnquiryName) =>
  ({ context }: EnquirySnapshot): ErrorCode | null =>
    context.showErrors ? (errorsOf(context)[name] ?? null) : null;

export const selectRefused = (name: EnquiryName) => (snapshot: EnquirySnapshot) =>
  snapshot.context.refused[name] ?? null;

/** Invalid fields in the order of the form, joined to a string, which compares by value. */
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

/** The uploads; absent until the form is open. */
export const selectUploads = ({ children }: EnquirySnapshot) => children.uploads;
export const selectIsEditable = (snapshot: EnquirySnapshot) => snapshot.hasTag('editable');
export const selectIsBusy = (snapshot: EnquirySnapshot) => snapshot.hasTag('busy');
export const selectIsSignedIn = (snapshot: EnquirySnapshot) => snapshot.context.author.person !== null;
export const selectJustSignedIn = (snapshot: EnquirySnapshot) => snapshot.context.justSignedIn;
export const selectIsLinkGone = (snapshot: EnquirySnapshot) => snapshot.context.opened.isLinkGone;
/** Why the shared link failed to load; null without a link. */
export const selectUnreadLink = ({ context: { opened } }: EnquirySnapshot) => opened.unreadLink?.message ?? null;
export const selectIsReadingLink = (snapshot: EnquirySnapshot) => snapshot.matches('readingLink');
export const selectCanReadLink = (snapshot: EnquirySnapshot) => snapshot.can({ type: 'link.retry' });
export const selectReason = (snapshot: EnquirySnapshot) => snapshot.context.opened.reason ?? null;
/** The UN number whose control tags are shown; null when the form does not need them. */
export const selectNumber = (snapshot: EnquirySnapshot): string | null =>
  selectIsShown('unNo')(snapshot) ? dangerousNumber(snapshot.context.values) : null;
export const selectOpenedNumber = (snapshot: EnquirySnapshot) => snapshot.context.opened.known ?? null;
export const selectRecent = (side: LaneSide) => (snapshot: EnquirySnapshot) => snapshot.context.recent[side];
const anonymousTexts = ({ context: { opened } }: EnquirySnapshot, names: readonly EnquiryName[]): readonly string[] =>
  names.flatMap((name) => {
    const value = opened.unclaimed?.[name];
    return typeof value === 'string' && value.trim() !== '' ? [value] : [];
  });

/** Origin and destination of the input typed before sign-in. */
export const selectStrayRoute = (snapshot: EnquirySnapshot) =>
  anonymousTexts(snapshot, ['orgPort', 'pickupPlace', 'dstPort', 'deliveryPlace']).join(' → ');

export const selectStrayGoods = (snapshot: EnquirySnapshot) =>
  anonymousTexts(snapshot, ['unNo', 'cargoName']).join(' ');
export const selectToday = (snapshot: EnquirySnapshot) => snapshot.context.opened.today;
export const selectPlacedNo = (snapshot: EnquirySnapshot) => snapshot.context.placed?.enquiryNo ?? null;
export const selectDeadline = (snapshot: EnquirySnapshot) => snapshot.context.placed?.deadline ?? null;
export const selectCanSubmit = (snapshot: EnquirySnapshot) => snapshot.can({ type: 'enquiry.submit' });
export const selectCanRetry = (snapshot: EnquirySnapshot) => snapshot.can({ type: 'enquiry.retry' });

/** Number of the identical enquiry sent shortly before. */
export const selectSameNo = ({ context: { failure } }: EnquirySnapshot) =>
  failure?.kind === 'same' ? failure.enquiryNo : null;

export const selectFailure = ({ context: { failure } }: EnquirySnapshot) =>
  failure !== null && 'message' in failure ? failure.message : null;
