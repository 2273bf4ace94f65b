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

export const begin = ({ parent, service, opened }: OrderFormInput): OrderFormContext => {
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
    person: { booker, owner, isSignInAsked: false },
    opened: { draftId, form, isRestored, mark, otherDrafts, sent },
    draftVersion: 0,
  };
};

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

/** What a colleague made of fields that are typed in too, as far as they still differ. */
export const theirsIn = ({ service, form, facts }: Described, step: string): FieldError[] =>
  (facts.amends?.theirs ?? [])
    .filter(({ path, value }) => stepOf(service, path) === step && readAt(form, path) !== value)
    .map(({ path, message }) => ({ path, code: 'REFUSED', values: { message }, level: 'WARN' }));

/** What was refused is an amendment, because its order is another now. */
export const isOutdated = ({ facts, refusal }: Pick<OrderFormContext, 'facts' | 'refusal'>): boolean =>
  facts.amends !== undefined && refusal !== null && isConflictCode(refusal.code);

export function formAgain(context: Described): Pick<OrderFormContext, 'errors' | 'step'> {
  const step = lastFormStep(context.service);
  return { step, errors: theirsIn(context, step) };
}

export const renewalOf = ({ service, form, facts, opened }: OrderFormContext): FormRenewal => ({
  service: service.code,
  orderNo: facts.amends!.orderNo,
  base: opened.form,
  form,
});

/** It goes on where the first field stands that both changed, else at the last step. */
export function afterRenewal(context: OrderFormContext, { base, form, facts }: RenewedForm): Partial<OrderFormContext> {
  const { service, opened } = context;
  const now = { service, form, facts };
  const both = service.steps.find((one) => theirsIn(now, one).length > 0);
  const step = firstOpenStep(now, lastFormStep(service, both));
  return { form, facts, opened: { ...opened, form: base }, step, errors: theirsIn(now, step), refusal: null };
}

/** What was said of fields whose value is another now is said again where it still holds. */
function withForm(context: OrderFormContext, form: BookingForm): Pick<OrderFormContext, 'errors' | 'form'> {
  const { service, facts, form: before, errors } = context;
  const isOther = ({ path }: FieldError) => readAt(form, path) !== readAt(before, path);
  const changed = [...new Set(errors.filter(isOther).map(({ path }) => path))];
  const said = changed.flatMap((path) => errorsAt(service.description, form, facts, path));
  return { form, errors: [...errors.filter((error) => !isOther(error)), ...said] };
}

/** A change clears what was said of the field and of those it filled, and says it again where it still holds. */
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

/** What a field turns out to be when it is left; an empty one is not scolded before its step was tried. */
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
  const isTold = validatedSteps.includes(found.section.step);
  const said = errorsAt(service.description, form, facts, path).filter(
    ({ code }) => isTold || (code !== 'REQUIRED' && code !== 'MUST_TICK'),
  );
  const had = errors.some((error) => error.path === path);
  if (said.length === 0 && !had) return form === context.form ? {} : { form };
  return { form, errors: [...errors.filter((error) => error.path !== path), ...said] };
}

export const tidied = ({ service, form, facts }: Described): BookingForm =>
  withoutUnseenErrors(service.description, tidy(service.description, form), facts);

/** The form as it is meant, and what was seen beside it. */
export const completedBy = (context: OrderFormContext): CompletedForm => ({
  form: tidied(context),
  price: context.price,
  ...(context.facts.amends === undefined ? {} : { amends: context.facts.amends }),
});

/** Emptied but for the price it is booked at and who is to be reached. */
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

/** A person who signs in over the form becomes its contact where nobody is named yet. */
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
 * What was typed without signing in stays with a person who signs in over it: asked to by the form itself, or on the page
 * where they typed it. A draft of an earlier visit may be somebody else's, and so may one of another tab.
 */
export function isKeeping(
  { form, opened, person }: Pick<OrderFormContext, 'form' | 'opened' | 'person'>,
  { owner, isHere }: Arrival,
): boolean {
  if (owner === ANONYMOUS || owner === UNKNOWN_OWNER) return false;
  if (person.owner === UNKNOWN_OWNER) return true;
  const isTyped = !opened.isRestored && form !== opened.form;
  return person.owner === ANONYMOUS && isHere && (person.isSignInAsked || isTyped);
}

/** An upload put where it belongs; the form as it is where it has no such place any more. */
export function withFile(
  context: OrderFormContext,
  { path, fileId, name, size }: TakenFile,
): Partial<Pick<OrderFormContext, 'errors' | 'form'>> {
  const { form } = context;
  const known = readAt(form, path);
  if (!Array.isArray(known)) return {};
  return withForm(context, replaceAt(form, path, [...known, { fileId, name, size, language: '', day: '' }]));
}

/** Errors with those of the classes that are filled in: the list fills them, and a field that nobody entered is never left. */
function withClassErrors({ service, form, facts }: Described, errors: readonly FieldError[]): FieldError[] {
  const paths = numberedPartsOf(form as NumberedForm)
    .map((part) => joinPath(part.path, 'dgClass'))
    .filter((path) => readAt(form, path) !== '');
  const found = paths.flatMap((path) => errorsAt(service.description, form, facts, path));
  return [...errors.filter(({ path }) => !paths.includes(path)), ...found];
}

/** The form with what the list says of its numbers; one that nobody typed in stays as it opened. */
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

/** The server stores no draft of an amendment, nor of a member who only reads: both stay in this browser. */
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

/** A price that has come beside the form, as the checkout knows it. */
export const seenBeside = (quote: PriceQuote, part: BookingForm): SeenPrice => ({
  quote,
  part: JSON.stringify(part),
});

/** What the server found, at the fields it names. */
const serverErrors = (fields: Readonly<Record<string, string>>): FieldError[] =>
  Object.entries(fields).map(([path, message]) => ({ path, code: 'REFUSED', values: { message }, level: 'BLOCK' }));

/** The step a field is in; the first where nobody knows it. */
export function stepOf(service: BookingService, path: string): string {
  const found = fieldAt(service.description, path);
  if (found !== null) return found.section.step;
  const near = service.description.sections.find(
    ({ at }) => at !== '' && path.startsWith(joinPath(at, '').split('*')[0]!),
  );
  return near?.step ?? service.steps[0]!;
}

/** The server's errors take the form back to the first step that has one. */
export function afterFields(
  { service }: Pick<OrderFormContext, 'service'>,
  fields: Readonly<Record<string, string>>,
): Pick<OrderFormContext, 'errors' | 'step'> {
  const errors = serverErrors(fields);
  const steps = errors.map(({ path }) => stepOf(service, path));
  return { errors, step: service.steps.find((one) => steps.includes(one)) ?? service.steps[0]! };
}

/** What the address says of the form. */
export const addressOf = ({ step, form, opened }: OrderFormContext) => ({
  step,
  draftId: opened.draftId,
  isUntouched: !opened.isRestored && form === opened.form,
});
