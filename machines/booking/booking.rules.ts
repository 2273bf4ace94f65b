import { fillContact } from '#domain/booking/contact.ts';
import { ANONYMOUS, UNKNOWN_OWNER } from '#domain/booking/owner.ts';
import type { Booker, BookingFacts, BookingForm, BookingService } from '#domain/booking/service.ts';
import { errorsAt, errorsOf, fieldAt, hasBlockingErrors, setField } from '#domain/form/check.ts';
import type { FieldError } from '#domain/form/field.ts';
import { joinPath, readAt, replaceAt } from '#domain/form/path.ts';
import { tidy, tidyValue } from '#domain/form/tidy.ts';
import type { CompletedForm, SeenPrice } from '../checkout/index.ts';
import type { DraftSnapshot, LaterDraft } from '../draft/index.ts';
import type { PricingSnapshot } from '../pricing/index.ts';
import type { TakenFile, UploadsSnapshot } from '../uploads/index.ts';
import type { Arrival, BookingContext, DraftChoice, DraftWish, OpenAnswer } from './booking.types.ts';

/** What a child says of itself: one that has only begun has no context yet. */
export type Child<Snapshot extends { context: object }> = Partial<Pick<Snapshot, 'context'>>;

type Described = Pick<BookingContext, 'facts' | 'form' | 'service'>;

export const confirmStep = ({ steps }: BookingService): string => steps.at(-1)!;
/** The last step that is filled in, or the one asked for where that comes before it. */
export function lastFormStep({ steps }: BookingService, asked?: string): string {
  const last = Math.max(0, steps.length - 2);
  const at = asked === undefined ? last : steps.indexOf(asked);
  return steps[Math.min(Math.max(at, 0), last)]!;
}
export const nextStep = ({ steps }: BookingService, step: string): string => steps[steps.indexOf(step) + 1] ?? step;
export const previousStep = ({ steps }: BookingService, step: string): string =>
  steps[Math.max(0, steps.indexOf(step) - 1)]!;

export const errorsOfStep = ({ service, form, facts }: Described, step: string): FieldError[] =>
  errorsOf(service.description, form, facts, step);

/** The first step that holds the order up, before a given one; the given one where none does. */
export function firstOpenStep(described: Described, step: string): string {
  const { steps } = described.service;
  const before = steps.slice(0, Math.max(0, steps.indexOf(step)));
  return before.find((one) => hasBlockingErrors(errorsOfStep(described, one))) ?? step;
}

export const canReach = (described: Described, step: string): boolean =>
  described.service.steps.includes(step) &&
  step !== confirmStep(described.service) &&
  firstOpenStep(described, step) === step;

/** A change clears what was said of the field, and says it anew where it still holds. */
export function afterChange(
  context: BookingContext,
  path: string,
  value: unknown,
): Partial<Pick<BookingContext, 'errors' | 'form'>> {
  const { service, facts, errors } = context;
  const form = setField(service.description, context.form, facts, path, value);
  if (form === context.form) return {};
  if (errors.length === 0) return { form };
  const list = readAt(form, path);
  const isList = Array.isArray(list);
  const others = errors.filter((error) => error.path !== path && !(isList && error.path.startsWith(`${path}.`)));
  const known = others.length < errors.length && !isList;
  return { form, errors: known ? [...others, ...errorsAt(service.description, form, facts, path)] : others };
}

/** What a field turns out to be when it is left; an empty one is not scolded before its step was tried. */
export function afterLeaving(context: BookingContext, path: string): Partial<Pick<BookingContext, 'errors' | 'form'>> {
  const { service, facts, errors, validatedSteps } = context;
  const found = fieldAt(service.description, path);
  if (found === null) return {};
  const value = readAt(context.form, path);
  const tidied = tidyValue(found.field, value);
  const form = tidied === value ? context.form : setField(service.description, context.form, facts, path, tidied);
  const isTold = validatedSteps.includes(found.section.step);
  const said = errorsAt(service.description, form, facts, path).filter(
    ({ code }) => isTold || (code !== 'REQUIRED' && code !== 'MUST_TICK'),
  );
  const had = errors.some((error) => error.path === path);
  if (said.length === 0 && !had) return form === context.form ? {} : { form };
  return { form, errors: [...errors.filter((error) => error.path !== path), ...said] };
}

export const tidied = ({ service, form }: Pick<Described, 'form' | 'service'>): BookingForm =>
  tidy(service.description, form);

/** Emptied but for the price it is booked at and who is to be reached. */
export function cleared({ service, form, booker }: Pick<BookingContext, 'booker' | 'form' | 'service'>): BookingForm {
  const blank = booker === null ? service.blank : fillContact(service.blank, booker.contact);
  return service.kept.reduce((empty, path) => replaceAt(empty, path, readAt(form, path)), blank);
}

/** Whoever arrives over the form is its contact, as far as nobody is named yet. */
export function withArrival(context: BookingContext, { booker, owner }: Arrival): Partial<BookingContext> {
  const { form: before, openedForm, errors } = context;
  const form = booker === null ? before : fillContact(before, booker.contact, context.booker?.contact);
  return {
    booker,
    owner,
    facts: withBooker(context.facts, booker),
    form,
    openedForm: openedForm === before ? form : openedForm,
    errors: errors.filter(({ path }) => readAt(form, path) === readAt(before, path)),
  };
}

/** Files that are not in the form yet, put where they belong. */
export function withFiles(
  { form, takenKeys }: Pick<BookingContext, 'form' | 'takenKeys'>,
  taken: readonly TakenFile[],
): Pick<BookingContext, 'form' | 'takenKeys'> {
  let next = form;
  const fresh = taken.filter(({ key }) => !takenKeys.includes(key));
  for (const { path, fileId, name, size } of fresh) {
    const files = readAt(next, path);
    if (Array.isArray(files)) next = replaceAt(next, path, [...files, { fileId, name, size, language: '', day: '' }]);
  }
  return { form: next, takenKeys: [...takenKeys, ...fresh.map(({ key }) => key)] };
}

/** What the server found, at the fields it names. */
export const serverErrors = (fields: Readonly<Record<string, string>>): FieldError[] =>
  Object.entries(fields).map(([path, message]) => ({ path, code: 'REFUSED', values: { message }, level: 'BLOCK' }));

/** The step a field stands in; the first where nobody knows it. */
export function stepOf(service: BookingService, path: string): string {
  const found = fieldAt(service.description, path);
  if (found !== null) return found.section.step;
  const near = service.description.sections.find(
    ({ at }) => at !== '' && path.startsWith(joinPath(at, '').split('*')[0]!),
  );
  return near?.step ?? service.steps[0]!;
}

export const withPrice = ({ facts }: Pick<BookingContext, 'facts'>, price: SeenPrice) => ({
  price,
  facts: { ...facts, now: price.quote.now },
});

/** A price that has come beside the form; null where it is known. */
export function newPriceOf(
  { price }: Pick<BookingContext, 'price'>,
  { context: pricing }: Child<PricingSnapshot>,
): SeenPrice | null {
  const { quote = null, quotedPart = null } = pricing ?? {};
  return quote === null || quote === price?.quote ? null : { quote, part: JSON.stringify(quotedPart) };
}

/** What the checkout takes of the form. */
export const completedBy = (context: BookingContext): CompletedForm => ({
  form: tidied(context),
  price: context.price,
});

export const adoptedBy = (draft: Child<DraftSnapshot>): LaterDraft | null => draft.context?.adopted ?? null;

export function adopted(snapshot: Child<DraftSnapshot>): Partial<BookingContext> {
  const draft = adoptedBy(snapshot);
  return draft === null ? {} : { form: draft.form, adoptedVersion: draft.version, errors: [] };
}

export const offeredBy = (opened: OpenAnswer): Partial<BookingContext> =>
  'choices' in opened
    ? { offered: opened, booker: opened.booker, owner: opened.owner, refusal: null, removal: null }
    : {};

export const removing = ({ service }: BookingContext, { owner, id, mark }: DraftChoice): Partial<BookingContext> => ({
  removal: { service: service.code, owner, id, mark },
  refusal: null,
});

/**
 * What was typed without signing in stays with a person who signs in over it: asked to by the form itself, or on the page
 * where they typed it. A draft of an earlier visit may be somebody else's, and so may one of another tab.
 */
export function isKeeping(context: BookingContext, { owner, isHere }: Arrival): boolean {
  const { form, openedForm, isRestored, isSignInAsked } = context;
  if (owner === ANONYMOUS || owner === UNKNOWN_OWNER) return false;
  if (context.owner === UNKNOWN_OWNER) return true;
  return context.owner === ANONYMOUS && isHere && (isSignInAsked || (!isRestored && form !== openedForm));
}

export const refusedBy = (opened: OpenAnswer): Partial<BookingContext> =>
  'refused' in opened ? { refused: opened.refused, booker: opened.booker, owner: opened.owner } : {};

export const takenBy = (uploads: Child<UploadsSnapshot>): readonly TakenFile[] => uploads.context?.taken ?? [];

/** The server's findings take the form back to the first step that has one. */
export function afterFields(
  { service }: BookingContext,
  fields: Readonly<Record<string, string>>,
): Pick<BookingContext, 'errors' | 'step'> {
  const errors = serverErrors(fields);
  const steps = errors.map(({ path }) => stepOf(service, path));
  return { errors, step: service.steps.find((one) => steps.includes(one)) ?? service.steps[0]! };
}

export const withBooker = (facts: BookingFacts, booker: Booker | null): BookingFacts => ({
  ...facts,
  isContractCustomer: booker?.isContractCustomer === true,
});

/** What the address says of the form. */
export const addressOf = ({ step, draftId, form, openedForm, isRestored }: BookingContext) => ({
  step,
  draftId,
  isUntouched: !isRestored && form === openedForm,
});

/** Nothing of the form before, and nobody’s: what is opened next begins here. */
export const blankContext = (service: BookingService, wish: DraftWish): BookingContext => ({
  service,
  form: service.blank,
  facts: { now: 0 },
  step: service.steps[0]!,
  errors: [],
  validatedSteps: [],
  booker: null,
  key: '',
  mark: null,
  isRestored: false,
  owner: ANONYMOUS,
  draftId: '',
  otherDrafts: 0,
  openedForm: service.blank,
  isSignInAsked: false,
  wish,
  offered: null,
  removal: null,
  price: null,
  agreed: [],
  refusal: null,
  refused: null,
  sent: null,
  order: null,
  takenKeys: [],
  adoptedVersion: 0,
});
