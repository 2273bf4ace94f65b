import * as v from 'valibot';
import { FILES_OF_A_PAPER } from '#domain/limits.ts';
import { identifier } from './common.ts';
import { paperForm } from './paper-form.ts';

export const paperCode = v.pipe(v.string(), v.regex(/^[A-Z]\w{2,39}$/));

/** The version that the customer saw: 0 before anything was handed in. */
export const seenVersion = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000));

export const paperFiles = v.pipe(v.array(identifier), v.minLength(1), v.maxLength(FILES_OF_A_PAPER));

/** yyyy-MM-dd, or nothing where the paper has no date. */
export const paperDay = v.pipe(v.string(), v.regex(/^(?:\d{4}-\d{2}-\d{2})?$/));

export const keptFile = v.object({ fileId: v.string(), name: v.string(), size: v.number() });

/** A document's pages as one picture, in the place of the file itself. */
export const drawn = v.optional(v.boolean(), false);

/** What a paper was handed in as, and what it asks for. */
export const handIn = v.object({
  /** Whether it may be handed in now, or replaced. */
  isOpen: v.boolean(),
  version: v.number(),
  expiry: v.nullable(v.picklist(['PACKING', 'REVISION', 'SAILING'])),
  holdsUntil: v.nullable(v.number()),
  files: v.array(keptFile),
  day: v.nullable(v.string()),
  /** When it was handed in; null before, or with the booking. */
  at: v.nullable(v.number()),
  isLate: v.boolean(),
  /** Why it was sent back. */
  reason: v.nullable(v.string()),
  /** The sections that a safety data sheet lacks; null where it was not read. */
  missingSections: v.nullable(v.array(v.number())),
  /** Of a paper that is filled in here; a back end may tell none. */
  form: v.optional(v.nullable(paperForm)),
});
export type HandIn = v.InferOutput<typeof handIn>;
