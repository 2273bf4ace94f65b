import { choiceName } from '#copy/booking/dictionary.ts';
import type { BookingFacts, BookingForm } from '#domain/booking/service.ts';
import { choicesAt as codesAt, isRequired } from '#domain/form/check.ts';
import type { Section } from '#domain/form/field.ts';
import { fieldAt, joinPath, patternOf, readAt } from '#domain/form/path.ts';
import type { OrderFormRef } from '#machines/order-form/index.ts';

export const sectionAt = (
  actor: OrderFormRef,
  at: string,
  step?: string,
): readonly Section<BookingForm, BookingFacts>[] =>
  actor
    .getSnapshot()
    .context.service.description.sections.filter(
      (section) => section.at === patternOf(at) && (step === undefined || section.step === step),
    );

/** Encodes the visible keys as text, required ones marked: ` name! remark `. */
function shownNow(actor: OrderFormRef, at: string): string {
  const { form, facts: context } = actor.getSnapshot().context;
  const scope = readAt(form, at);
  const shown: string[] = [];
  for (const section of sectionAt(actor, at)) {
    if (!section.shown(scope, form, context)) continue;
    for (const [key, field] of Object.entries(section.fields)) {
      const path = joinPath(at, key);
      const input = { value: readAt(form, path), scope, form, context, path };
      if (field.shown?.(input) ?? true) shown.push(isRequired(field, input) ? `${key}!` : key);
    }
  }
  return ` ${shown.join(' ')} `;
}

interface Shown {
  readonly form: BookingForm;
  readonly facts: BookingFacts;
  readonly text: string;
}

const shownSections = new WeakMap<OrderFormRef, Map<string, Shown>>();

/** The same, computed once for each state of the form. */
export function shownAt(actor: OrderFormRef, at: string): string {
  const { form, facts } = actor.getSnapshot().context;
  const sections = shownSections.get(actor) ?? new Map<string, Shown>();
  shownSections.set(actor, sections);
  const known = sections.get(at);
  if (known?.form === form && known.facts === facts) return known.text;
  const text = shownNow(actor, at);
  sections.set(at, { form, facts, text });
  return text;
}

export const describedAt = (actor: OrderFormRef, path: string) =>
  fieldAt(actor.getSnapshot().context.service.description, path);

/** Name of one code or several separated by commas: from the loaded list, else from our own texts. */
export const nameOfChoice = (facts: BookingFacts, path: string, codes: string): string =>
  choiceName(path, codes, facts.choiceNames?.[patternOf(path)]);

export interface NamedChoice {
  value: string;
  label: string;
}

export function choicesAt(actor: OrderFormRef, path: string): readonly NamedChoice[] {
  const { form, facts, service } = actor.getSnapshot().context;
  return codesAt(service.description, form, facts, path).map((code) => ({
    value: code,
    label: nameOfChoice(facts, path, code),
  }));
}
