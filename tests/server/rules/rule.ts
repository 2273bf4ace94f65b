import type { FclForm } from '#domain/fcl/form.ts';
import { replaceAt } from '#domain/form/path.ts';
import type { Voyage } from './order-judge.ts';

type Make = (form: FclForm) => FclForm;
/** Values by form path; a function derives one from the sailing's days. */
export type Fields = Readonly<Record<string, unknown>>;
export type Change = Fields | Make;

/** One accepted and one refused example: of the form's check and of the server. */
export interface Example {
  by: 'booking' | 'enquiry' | 'verification';
  /** Fields that the refusal names. */
  field: string;
  accepted: readonly Change[];
  refused: readonly Change[];
  base: 'dangerous' | 'general' | 'prepaid';
  /** WARN: the form says so, and the server takes it all the same. */
  level: 'BLOCK' | 'WARN';
  /** Refused in both examples, for another reason. */
  besides: readonly string[];
  buyer: 'contract' | 'person';
  /** The page offers a list to choose from: only a request written by hand holds anything else. */
  isChosen: boolean;
}

export type Held =
  | Example
  /** A rule of a service that takes no orders yet, or of what comes after the order. */
  | { waitsFor: WaitsFor }
  /** Shown, or held by another test. */
  | { test: string }
  /** Says where a fact comes from, and asks nothing. */
  | 'source';

export const waiting = ['afterOrder'] as const;
export type WaitsFor = (typeof waiting)[number];

export interface Rule {
  /** Quote from docs/trade.md; ` ~ ` marks omitted text. */
  words: string;
  held: readonly Held[];
}

export const says = (words: string, ...held: Held[]): Rule => ({ words, held });
export const waitsFor = (service: WaitsFor): Held => ({ waitsFor: service });
export const elsewhere = (test: string): { test: string } => ({ test: `tests/${test}.test.ts` });

type Options = Partial<Pick<Example, 'base' | 'besides' | 'buyer' | 'isChosen' | 'level'>> & {
  /** Stands in both examples. */
  with?: Change;
};
type Given = Change | readonly unknown[] | boolean | string;

const isChange = (given: Given): given is Change =>
  typeof given === 'function' || (typeof given === 'object' && !Array.isArray(given));

const exampleOf =
  (by: Example['by']) =>
  (field: string, accepted: Given, refused: Given, { with: common = {}, ...options }: Options = {}): Example => {
    const changes = (given: Given) => [common, isChange(given) ? given : { [field]: given }];
    return {
      ...{ by, field, base: 'dangerous', level: 'BLOCK', besides: [], buyer: 'contract', isChosen: false },
      ...options,
      accepted: changes(accepted),
      refused: changes(refused),
    };
  };

/** The value of one field, or several fields by their paths. */
export const booking = exampleOf('booking');
export const enquiry = exampleOf('enquiry');
export const verification = exampleOf('verification');
export const warned = { level: 'WARN' } as const;
export const general = { base: 'general' } as const;

export const onVoyage = (read: (voyage: Voyage) => unknown) => read;

const settled = (value: unknown, voyage: Voyage) => (typeof value === 'function' ? value(voyage) : value);

export const changed = (form: FclForm, changes: readonly Change[], voyage: Voyage): FclForm =>
  changes.reduce<FclForm>(
    (made, change) =>
      typeof change === 'function'
        ? change(made)
        : Object.entries(change).reduce((into, [path, value]) => replaceAt(into, path, settled(value, voyage)), made),
    form,
  );

/** The same for a form without paths. */
export const valuesOf = (values: Fields, changes: readonly Change[], voyage: Voyage): Fields =>
  Object.fromEntries(
    [values, ...changes]
      .flatMap((change) => Object.entries(change))
      .map(([name, value]) => [name, settled(value, voyage)]),
  );
