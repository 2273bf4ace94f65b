import * as v from 'valibot';
import { FILES_OF_A_PAPER } from '#domain/limits.ts';
import { identifier } from './common.ts';
import { paperForm } from './paper-form.ts';

export const paperCode = v.pipe(v.string(), v.regex(/^[A-Z]\w{2,39}$/));

/** Version the customer saw; 0 before the first submission. */
export const seenVersion = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000));

export const paperFiles = v.pipe(v.array(identifier), v.minLength(1), v.maxLength(FILES_OF_A_PAPER));

/** yyyy-MM-dd, or empty for undated documents. */
export const paperDay = v.pipe(v.string(), v.regex(/^(?:\d{4}-\d{2}-\d{2})?$/));

export const storedFile = v.object({ fileId: v.string(), name: v.string(), size: v.number() });

/** Requests the pages of a document as one image instead of the file. */
export const asImage = v.optional(v.boolean(), false);

/** Submission of a document with its requirements. */
export const handIn = v.object({
  /** It may be submitted or replaced now. */
  isOpen: v.boolean(),
  version: v.number(),
  expiry: v.nullable(v.picklist(['PACKING', 'REVISION', 'SAILING'])),
  holdsUntil: v.nullable(v.number()),
  files: v.array(storedFile),
  day: v.nullable(v.string()),
  /** Time of submission; null before, and for documents of the booking. */
  at: v.nullable(v.number()),
  isLate: v.boolean(),
  reason: v.nullable(v.string()),
  /** Missing sections of a safety data sheet; null when it was not analysed. */
  missingSections: v.nullable(v.array(v.number())),
  /** Form of a document completed online; optional for back ends. */
  form: v.optional(v.nullable(paperForm)),
});
export type HandIn = v.InferOutput<typeof handIn>;
