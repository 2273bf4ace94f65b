import { useMemo, useSyncExternalStore } from 'react';
import type { BookingFacts, BookingForm } from '#domain/booking/service.ts';
import { choicesAt as codesAt, fieldAt, isRequired } from '#domain/form/check.ts';
import type { FieldError, Section } from '#domain/form/field.ts';
import { joinPath, parentOf, patternOf, readAt } from '#domain/form/path.ts';
import { TELL_INTERVAL_MS } from '#domain/limits.ts';
import type { BookingRef, BookingSnapshot } from '#machines/booking/index.ts';
import { choiceName } from '#src/ui/copy/booking/choices.ts';

interface Channel {
  subscribe: (listener: () => void) => () => void;
}

type Select<Value> = (snapshot: BookingSnapshot) => Value;

interface Shared {
  value: unknown;
  readonly listeners: Set<() => void>;
  readonly channel: Channel;
}

interface ShownPart {
  readonly form: BookingForm;
  readonly facts: BookingFacts;
  readonly text: string;
}

type Bag = Readonly<Record<string, unknown>>;
const isBag = (value: unknown): value is Bag => typeof value === 'object' && value !== null;

/** Every path whose value is another now, from the form itself down to the field: what was not touched is not looked at. */
function walkChanges(before: unknown, after: unknown, path: string, say: (path: string) => void): void {
  if (Object.is(before, after)) return;
  say(path);
  if (!isBag(before) || !isBag(after)) return;
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  for (const key of keys) walkChanges(before[key], after[key], joinPath(path, key), say);
}

/** Nothing but what stands in the form is another now. */
function isTyping(before: BookingSnapshot, after: BookingSnapshot): boolean {
  if (before.children !== after.children) return false;
  const old: Bag = { ...before.context };
  for (const [key, value] of Object.entries(after.context)) if (key !== 'form' && old[key] !== value) return false;
  return JSON.stringify(before.value) === JSON.stringify(after.value);
}

const LINE = /\.\d+$/;
const isOfForm = (path: string) => path !== '' && !/^(?:cargo|containers)(?:\.|$)/.test(path);

/** What is shown of a part follows from the part, of a line's block from its line too, of the form's parts from each other; one line never changes another's. */
const mayShowOther = (at: string, touched: ReadonlySet<string>): boolean =>
  touched.has(at) ||
  (LINE.test(parentOf(at)) && touched.has(parentOf(at))) ||
  (isOfForm(at) && [...touched].some(isOfForm));

/** Listeners by what they wait for. */
class Listeners {
  readonly #sets = new Map<string, Set<() => void>>();
  readonly #channels = new Map<string, Channel>();

  tell(path: string) {
    for (const listener of this.#sets.get(path) ?? []) listener();
  }

  has(path: string) {
    return (this.#sets.get(path)?.size ?? 0) > 0;
  }

  channel(path: string): Channel {
    const known = this.#channels.get(path);
    if (known !== undefined) return known;
    const channel: Channel = {
      subscribe: (listener) => {
        const listeners = this.#sets.get(path) ?? new Set();
        this.#sets.set(path, listeners.add(listener));
        return () => listeners.delete(listener);
      },
    };
    this.#channels.set(path, channel);
    return channel;
  }
}

/** Tells each field of its own changes, so that a keystroke wakes one field whatever else stands on the page. */
class FieldStore {
  readonly #now = new Listeners();
  readonly #rested = new Listeners();
  readonly #shown = new Listeners();
  readonly #shownParts = new Map<string, ShownPart>();
  readonly #waiting = new Set<string>();
  readonly #shared = new Map<Select<unknown>, Shared>();
  readonly #actor: BookingRef;
  #changedAt = 0;
  #isDue = false;

  constructor(actor: BookingRef) {
    this.#actor = actor;
    let before = actor.getSnapshot();
    actor.subscribe((snapshot) => {
      if (!isTyping(before, snapshot)) this.#tellShared(snapshot);
      const { form: oldForm, faults: oldFaults } = before.context;
      const { form, faults } = snapshot.context;
      before = snapshot;
      const touched = new Set<string>();
      walkChanges(oldForm, form, '', (path) => touched.add(path));
      if (oldFaults !== faults) for (const { path } of [...oldFaults, ...faults]) touched.add(path);
      for (const at of this.#shownParts.keys()) if (mayShowOther(at, touched)) this.#tellShown(at);
      for (const path of touched) {
        this.#now.tell(path);
        if (this.#rested.has(path)) this.#tellLater(path);
      }
    });
  }

  #tellShown(at: string) {
    const before = this.#shownParts.get(at)?.text;
    if (before !== undefined && this.shownText(at) !== before) this.#shown.tell(at);
  }

  /** One timer for all that waits: it runs to the end of the pause, and on where there was another key meanwhile. */
  #tellLater(path: string) {
    this.#waiting.add(path);
    this.#changedAt = performance.now();
    if (this.#isDue) return;
    this.#isDue = true;
    this.#wait(TELL_INTERVAL_MS);
  }

  #wait(milliseconds: number) {
    setTimeout(() => {
      const left = this.#changedAt + TELL_INTERVAL_MS - performance.now();
      if (left > 1) return this.#wait(left);
      this.#isDue = false;
      const paths = [...this.#waiting];
      this.#waiting.clear();
      for (const waiting of paths) this.#rested.tell(waiting);
    }, milliseconds);
  }

  #tellShared(snapshot: BookingSnapshot) {
    for (const [select, shared] of this.#shared) {
      const value = select(snapshot);
      if (Object.is(value, shared.value)) continue;
      shared.value = value;
      for (const listener of shared.listeners) listener();
    }
  }

  sharedChannel(select: Select<unknown>): Channel {
    const known = this.#shared.get(select);
    if (known !== undefined) return known.channel;
    const listeners = new Set<() => void>();
    const channel = {
      subscribe: (listener: () => void) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    };
    this.#shared.set(select, { value: select(this.#actor.getSnapshot()), listeners, channel });
    return channel;
  }

  channel(path: string): Channel {
    return this.#now.channel(path);
  }

  restedChannel(path: string): Channel {
    return this.#rested.channel(path);
  }

  shownChannel(at: string): Channel {
    return this.#shown.channel(at);
  }

  /** What is shown of a part is found out once a change for all who ask. */
  shownText(at: string): string {
    const { form, facts } = this.#actor.getSnapshot().context;
    const known = this.#shownParts.get(at);
    if (known?.form === form && known.facts === facts) return known.text;
    const text = shownAt(this.#actor, at);
    this.#shownParts.set(at, { form, facts, text });
    return text;
  }
}

const stores = new WeakMap<BookingRef, FieldStore>();

function storeOf(actor: BookingRef): FieldStore {
  const known = stores.get(actor) ?? new FieldStore(actor);
  stores.set(actor, known);
  return known;
}

/** What the page asks of the order beside its form: looked up once for all who ask, and not at a keystroke. */
export function useShared<Value>(actor: BookingRef, select: Select<Value>): Value {
  const { subscribe } = storeOf(actor).sharedChannel(select);
  const read = () => select(actor.getSnapshot());
  return useSyncExternalStore(subscribe, read, read);
}

/** What stands at a path; whoever reads it is woken by that alone. */
export function useValue<Value>(actor: BookingRef, path: string): Value {
  const { subscribe } = storeOf(actor).channel(path);
  const read = () => readAt(actor.getSnapshot().context.form, path) as Value;
  return useSyncExternalStore(subscribe, read, read);
}

/** What is derived from a part of the form: text, number or a flag. */
export function useDerived<Part, Value extends boolean | number | string>(
  actor: BookingRef,
  path: string,
  derive: (part: Part, form: BookingForm, facts: BookingFacts) => Value,
): Value {
  const { subscribe } = storeOf(actor).channel(path);
  const read = () => {
    const { form, facts } = actor.getSnapshot().context;
    return derive(readAt(form, path) as Part, form, facts);
  };
  return useSyncExternalStore(subscribe, read, read);
}

/** The same for what repeats a part elsewhere on the page: it follows once the typing rests, and costs no keystroke anything. */
export function useRested<Part, Value extends boolean | number | string>(
  actor: BookingRef,
  path: string,
  derive: (part: Part) => Value,
): Value {
  const { subscribe, read } = useMemo(() => {
    let kept: { value: Value } | null = null;
    const now = () => derive(readAt(actor.getSnapshot().context.form, path) as Part);
    return {
      subscribe: (listener: () => void) => {
        kept = { value: now() };
        return storeOf(actor)
          .restedChannel(path)
          .subscribe(() => {
            kept = { value: now() };
            listener();
          });
      },
      read: () => {
        kept ??= { value: now() };
        return kept.value;
      },
    };
  }, [actor, path, derive]);
  return useSyncExternalStore(subscribe, read, read);
}

export function useFault(actor: BookingRef, path: string): FieldError | null {
  const { subscribe } = storeOf(actor).channel(path);
  const read = () => actor.getSnapshot().context.faults.find((fault) => fault.path === path) ?? null;
  return useSyncExternalStore(subscribe, read, read);
}

export const sectionAt = (
  actor: BookingRef,
  at: string,
  step?: string,
): readonly Section<BookingForm, BookingFacts>[] =>
  actor
    .getSnapshot()
    .context.service.description.sections.filter(
      (section) => section.at === patternOf(at) && (step === undefined || section.step === step),
    );

/** The keys of a part that are shown now, those that must be filled in with a mark: ` name! remark `. */
function shownAt(actor: BookingRef, at: string): string {
  const { form, facts: context } = actor.getSnapshot().context;
  const scope = readAt(form, at);
  const shown: string[] = [];
  for (const section of sectionAt(actor, at)) {
    if (!section.shown(scope, form, context)) continue;
    for (const [key, field] of Object.entries(section.fields)) {
      const path = joinPath(at, key);
      const spot = { value: readAt(form, path), scope, form, context, path };
      if (field.shown?.(spot) ?? true) shown.push(isRequired(field, spot) ? `${key}!` : key);
    }
  }
  return ` ${shown.join(' ')} `;
}

/** The keys of a part that are shown now, and those of them that must be filled in, as they follow from the part. */
export function useShown(
  actor: BookingRef,
  at: string,
): { has: (key: string) => boolean; must: (key: string) => boolean } {
  const { subscribe } = storeOf(actor).shownChannel(at);
  const read = () => storeOf(actor).shownText(at);
  const text = useSyncExternalStore(subscribe, read, read);
  return useMemo(
    () => ({
      has: (key) => text.includes(` ${key} `) || text.includes(` ${key}! `),
      must: (key) => text.includes(` ${key}! `),
    }),
    [text],
  );
}

export const describedAt = (actor: BookingRef, path: string) =>
  fieldAt(actor.getSnapshot().context.service.description, path);

/** What a code, or several divided by commas, is called: by the list it came with, or by ours. */
export const nameOfChoice = (facts: BookingFacts, path: string, codes: string): string =>
  choiceName(path, codes, facts.choiceNames?.[patternOf(path)]);

export interface NamedChoice {
  value: string;
  label: string;
}

export function choicesAt(actor: BookingRef, path: string): readonly NamedChoice[] {
  const { form, facts, service } = actor.getSnapshot().context;
  return codesAt(service.description, form, facts, path).map((code) => ({
    value: code,
    label: nameOfChoice(facts, path, code),
  }));
}
