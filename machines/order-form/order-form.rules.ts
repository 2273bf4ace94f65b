import { fillContact } from '#domain/booking/contact.ts';
import { withEntries } from '#domain/booking/listed-numbers.ts';
import { type NumberedForm, numberedPartsOf } from '#domain/booking/numbered-parts.ts';
import { ANONYMOUS, UNKNOWN_OWNER } from '#domain/booking/owner.ts';
import type { Booker, BookingFacts, BookingForm, BookingService } from '#domain/booking/service.ts';
import { withoutUnseenErrors } from '#domain/booking/unseen-errors.ts';
import { isConflictCode } from '#domain/conflict.ts';
import type { UnEntry } from '#domain/dangerous-goods/un-list/entry.ts';
import { setField } from '#domain/form/change.ts';
import { errorsAt, errorsOf, hasBlockingErrors } from '#domain/form/check.ts';
import type { FieldError } from '#domain/form/field.ts';
import { fieldAt, joinPath, readAt, replaceAt } from '#domain/form/path.ts';
import { tidy, tidyValue } from '#domain/form/tidy.ts';
import type { CompletedForm, SeenPrice } from '../checkout/index.ts';
import type { DraftSlot } from '../draft/index.ts';
import type { PriceQuote, PricingInput } from '../pricing/index.ts';
import type { TakenFile } from '../uploads/index.ts';
import type { Arrival, FormRenewal, OrderFormContext, OrderFormInput, RenewedForm } from './order-form.types.ts';

type Described = Pick<OrderFormContext, 'facts' | 'form' | 'service'>;

export const initialContext = ({ parent, service, opened }: OrderFormInput): OrderFormContext => {
  const { form, facts, step, booker, owner, draftId, otherDrafts, mark, isRestored, sent } = opened;
  return {
    parent,
    service,
    form,
    facts,
    step,
    errors: withClassErrors({ service, form, facts }, []),
    validatedSteps: [],
    price: null,
    refusal: null,
    person: { booker, owner, isSignInRequested: false },
    opened: { draftId, form, isRestored, mark, otherDrafts, sent },
    draftVersion: 0,
  };
};

export const confirmStep = ({ steps }: BookingService): string => steps.at(-1)!;
/** The last form step, or the requested one if it comes earlier. */
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

/** The first invalid step before a given one; the given one when all are valid. */
export function firstOpenStep(described: Described, step: string): string {
  const { steps } = described.service;
  const before = steps.slice(0, Math.max(0, steps.indexOf(step)));
  return before.find((one) => hasBlockingErrors(errorsOfStep(described, one))) ?? step;
}

export const canReach = (described: Described, step: string): boolean =>
  described.service.steps.includes(step) &&
  step !== confirmStep(described.service) &&
  firstOpenStep(described, step) === step;

/** A colleague's values for fields that the user edited too, as far as they still differ. */
export const conflictingErrors = ({ service, form, facts }: Described, step: string): FieldError[] =>
  (facts.amends?.theirs ?? [])
    .filter(({ path, value }) => stepOf(service, path) === step && readAt(form, path) !== value)
    .map(({ path, message }) => ({ path, code: 'REFUSED', values: { message }, level: 'WARN' }));

/** An amendment was refused because its order has changed. */
export const isOutdated = ({ facts, refusal }: Pick<OrderFormContext, 'facts' | 'refusal'>): boolean =>
  facts.amends !== undefined && refusal !== null && isConflictCode(refusal.code);

export function formAgain(context: Described): Pick<OrderFormContext, 'errors' | 'step'> {
  const step = lastFormStep(context.service);
  return { step, errors: conflictingErrors(context, step) };
}

export const renewalOf = ({ service, form, facts, opened }: OrderFormContext): FormRenewal => ({
  service: service.code,
  orderNo: facts.amends!.orderNo,
  base: opened.form,
  form,
});

/** Continues at the first field with a conflict, or at the last step. */
export function afterRenewal(context: OrderFormContext, { base, form, facts }: RenewedForm): Partial<OrderFormContext> {
  const { service, opened } = context;
  const now = { service, form, facts };
  const conflictStep = service.steps.find((one) => conflictingErrors(now, one).length > 0);
  const step = firstOpenStep(now, lastFormStep(service, conflictStep));
  return { form, facts, opened: { ...opened, form: base }, step, errors: conflictingErrors(now, step), refusal: null };
}

/** Clears the errors of changed fields and restores those that still apply. */
function withForm(context: OrderFormContext, form: BookingForm): Pick<OrderFormContext, 'errors' | 'form'> {
  const { service, facts, form: before, errors } = context;
  const isOther = ({ path }: FieldError) => readAt(form, path) !== readAt(before, path);
  const changed = [...new Set(errors.filter(isOther).map(({ path }) => path))];
  const currentErrors = changed.flatMap((path) => errorsAt(service.description, form, facts, path));
  return { form, errors: [...errors.filter((error) => !isOther(error)), ...currentErrors] };
}

/** Clears the errors of a changed field and of those it filled, and restores those that still apply. */
export function afterChange(
  context: OrderFormContext,
  path: string,
  value: unknown,
): Partial<Pick<OrderFormContext, 'errors' | 'form'>> {
  const { service, facts, errors } = context;
  const form = setField(service.description, context.form, facts, path, value);
  if (form === context.form) return {};
  if (errors.length === 0) return { form };
  if (!Array.isArray(readAt(form, path))) return withForm(context, form);
  const others = errors.filter((error) => error.path !== path && !error.path.startsWith(`${path}.`));
  return withForm({ ...context, errors: others }, form);
}

/** Validates a field on blur; an empty one is reported only after its step was submitted. */
export function afterLeaving(
  context: OrderFormContext,
  path: string,
): Partial<Pick<OrderFormContext, 'errors' | 'form'>> {
  const { service, facts, errors, validatedSteps } = context;
  const found = fieldAt(service.description, path);
  if (found === null) return {};
  const value = readAt(context.form, path);
  const tidied = tidyValue(found.field, value);
  const form = tidied === value ? context.form : setField(service.description, context.form, facts, path, tidied);
  const isValidated = validatedSteps.includes(found.section.step);
  const currentErrors = errorsAt(service.description, form, facts, path).filter(
    ({ code }) => isValidated || (code !== 'REQUIRED' && code !== 'MUST_TICK'),
  );
  const had = errors.some((error) => error.path === path);
  if (currentErrors.length === 0 && !had) return form === context.form ? {} : { form };
  return { form, errors: [...errors.filter((error) => error.path !== path), ...currentErrors] };
}

export const tidied = ({ service, form, facts }: Described): BookingForm =>
  withoutUnseenErrors(service.description, tidy(service.description, form), facts);

/** The normalised form with the price shown next to it. */
export const completedBy = (context: OrderFormContext): CompletedForm => ({
  form: tidied(context),
  price: context.price,
  ...(context.facts.amends === undefined ? {} : { amends: context.facts.amends }),
});

/** Clears the form except for its offer and its contact. */
export function cleared({ service, form, person }: Pick<OrderFormContext, 'form' | 'person' | 'service'>): BookingForm {
  const { booker } = person;
  const blank = booker === null ? service.blank : fillContact(service.blank, booker.contact);
  return service.kept.reduce((empty, path) => replaceAt(empty, path, readAt(form, path)), blank);
}

export function afterClearing(context: OrderFormContext): Partial<OrderFormContext> {
  return {
    form: cleared(context),
    errors: [],
    validatedSteps: [],
    opened: { ...context.opened, isRestored: false },
    step: context.service.steps[0]!,
  };
}

/** A user who signs in over the form becomes its contact unless one is named. */
export function withArrival(context: OrderFormContext, { booker, owner }: Arrival): Partial<OrderFormContext> {
  const { form: before, person, opened, errors } = context;
  const form = booker === null ? before : fillContact(before, booker.contact, person.booker?.contact);
  return {
    person: { ...person, booker, owner },
    facts: withBooker(context.facts, booker),
    form,
    opened: { ...opened, form: opened.form === before ? form : opened.form },
    errors: errors.filter(({ path }) => readAt(form, path) === readAt(before, path)),
  };
}

const withBooker = (facts: BookingFacts, booker: Booker | null): BookingFacts => ({
  ...facts,
  isContractCustomer: booker?.isContractCustomer === true,
});

/**
 * Keeps the input of a visitor who signs in over the form, when the form requested the sign-in or it was typed on
 * this page. Drafts of an earlier visit or another tab may belong to another user.
 */
export function isKeeping(
  { form, opened, person }: Pick<OrderFormContext, 'form' | 'opened' | 'person'>,
  { owner, isHere }: Arrival,
): boolean {
  if (owner === ANONYMOUS || owner === UNKNOWN_OWNER) return false;
  if (person.owner === UNKNOWN_OWNER) return true;
  const isTyped = !opened.isRestored && form !== opened.form;
  return person.owner === ANONYMOUS && isHere && (person.isSignInRequested || isTyped);
}

/** Adds an upload to its field; returns the form unchanged when the field no longer exists. */
export function withFile(
  context: OrderFormContext,
  { path, fileId, name, size }: TakenFile,
): Partial<Pick<OrderFormContext, 'errors' | 'form'>> {
  const { form } = context;
  const known = readAt(form, path);
  if (!Array.isArray(known)) return {};
  return withForm(context, replaceAt(form, path, [...known, { fileId, name, size, language: '', day: '' }]));
}

/** Adds the errors of class fields: the dangerous goods list fills them, so they never get a blur event. */
function withClassErrors({ service, form, facts }: Described, errors: readonly FieldError[]): FieldError[] {
  const paths = numberedPartsOf(form as NumberedForm)
    .map((part) => joinPath(part.path, 'dgClass'))
    .filter((path) => readAt(form, path) !== '');
  const found = paths.flatMap((path) => errorsAt(service.description, form, facts, path));
  return [...errors.filter(({ path }) => !paths.includes(path)), ...found];
}

/** Applies the list's entries to the form; a form without edits keeps its initial state. */
export function withFound(
  context: OrderFormContext,
  entries: readonly UnEntry[],
): Pick<OrderFormContext, 'errors' | 'form' | 'opened'> {
  const { form: before, opened } = context;
  const { form, errors } = withForm(context, withEntries(context, entries));
  return {
    form,
    errors: withClassErrors({ ...context, form }, errors),
    opened: { ...opened, form: opened.form === before ? form : opened.form },
  };
}

/** Drafts of amendments and of read-only members stay in this browser: the server stores neither. */
export const isKeptOnServer = ({ facts, person }: Pick<OrderFormContext, 'facts' | 'person'>): boolean =>
  person.booker?.mayBook === true && facts.amends === undefined;

export const pricingOf = ({ service, facts: { amends } }: OrderFormContext): Omit<PricingInput, 'parent'> => ({
  service: service.code,
  ...(amends === undefined ? {} : { amends: amends.orderNo }),
});

export const draftOf = ({ service, person, opened, facts }: OrderFormContext): DraftSlot => ({
  service: service.code,
  owner: person.owner,
  id: opened.draftId,
  mark: opened.mark,
  isSignedIn: isKeptOnServer({ facts, person }),
});

export const withPrice = ({ facts }: Pick<OrderFormContext, 'facts'>, price: SeenPrice) => ({
  price,
  facts: { ...facts, now: price.quote.now },
});

/** Converts a price next to the form for the checkout. */
export const seenPriceOf = (quote: PriceQuote, part: BookingForm): SeenPrice => ({
  quote,
  part: JSON.stringify(part),
});

/** Converts the server's errors to field errors. */
const serverErrors = (fields: Readonly<Record<string, string>>): FieldError[] =>
  Object.entries(fields).map(([path, message]) => ({ path, code: 'REFUSED', values: { message }, level: 'BLOCK' }));

/** The step of a field; the first one when the path is unknown. */
export function stepOf(service: BookingService, path: string): string {
  const found = fieldAt(service.description, path);
  if (found !== null) return found.section.step;
  const section = service.description.sections.find(
    ({ at }) => at !== '' && path.startsWith(joinPath(at, '').split('*')[0]!),
  );
  return section?.step ?? service.steps[0]!;
}

/** Returns to the first step with a server error. */
export function afterFields(
  { service }: Pick<OrderFormContext, 'service'>,
  fields: Readonly<Record<string, string>>,
): Pick<OrderFormContext, 'errors' | 'step'> {
  const errors = serverErrors(fields);
  const steps = errors.map(({ path }) => stepOf(service, path));
  return { errors, step: service.steps.find((one) => steps.includes(one)) ?? service.steps[0]! };
}

/** The part of the form's state that the URL carries. */
export const addressOf = ({ step, form, opened }: OrderFormContext) => ({
  step,
  draftId: opened.draftId,
  isUntouched: !opened.isRestored && form === opened.form,
});
