import * as v from 'valibot';
import type { UnEntry } from '#domain/dangerous-goods/un-list/entry.ts';
import { dgClasses } from '#domain/reference/dangerous-classes.ts';
import { packingGroup, unNo } from './market.ts';

const text = v.pipe(v.string(), v.maxLength(600));
const known = v.nullable(text);
const texts = v.pipe(v.array(text), v.maxLength(60));
const knownTexts = v.nullable(texts);
const dangerousClass = v.picklist(dgClasses.map(({ code }) => code));

/** Null means the sources disagree. */
const row = v.strictObject({
  unNo,
  packingGroup: v.nullable(packingGroup),
  variant: text,
  nameEn: text,
  nameCn: known,
  fullNameEn: text,
  dangerousClass: known,
  subsidiaryClasses: knownTexts,
  marinePollutant: v.nullable(v.boolean()),
  specialProvisions: knownTexts,
  limitedQuantity: known,
  exceptedQuantity: known,
  packing: knownTexts,
  ibc: knownTexts,
  tankInstruction: known,
  tankProvisions: knownTexts,
  ems: known,
  stowage: known,
  stowageCodes: knownTexts,
  segregationCodes: knownTexts,
  segregationGroups: knownTexts,
  airPassenger: known,
  airCargo: known,
  hazardId: known,
  transportCategory: known,
  tunnelCode: known,
  classificationCode: known,
  confirmedBy: v.number(),
  notes: text,
});

/** Complete list entry of a number; unknown fields are dropped, because drafts and orders may hold an older shape. */
export const unEntry = v.object({
  unNo,
  /** Absent in drafts and orders stored before editions existed. */
  edition: v.optional(text, ''),
  nameCn: text,
  nameEn: text,
  synonyms: texts,
  mainClass: dangerousClass,
  compatibility: known,
  subsidiaryClasses: v.pipe(v.array(dangerousClass), v.maxLength(4)),
  packingGroups: v.pipe(v.array(packingGroup), v.maxLength(3)),
  flashPoint: known,
  marinePollutant: v.boolean(),
  casNumbers: texts,
  controls: texts,
  airLimits: v.pipe(v.array(v.strictObject({ passenger: text, cargo: text })), v.maxLength(20)),
  segregationGroups: texts,
  rows: v.pipe(v.array(row), v.maxLength(20)),
});

/** Type check: API and domain entry must be identical. */
export const isDomainEntry: v.InferOutput<typeof unEntry> extends UnEntry
  ? UnEntry extends v.InferOutput<typeof unEntry>
    ? true
    : never
  : never = true;
