import * as v from 'valibot';
import { fireCategories } from '#domain/dangerous-goods/fire-categories.ts';
import { LOOKUP_LETTERS } from '#domain/limits.ts';
import { listedClasses } from '#domain/reference/dangerous-classes.ts';
import { roadAnswers } from '#domain/road/answers.ts';
import { call } from '../call.ts';
import { pageOf, pageRequest } from '../fields/common.ts';
import { dangerousClass, laneLocation, named, packingGroup, refusalBasis, unNo } from '../fields/market.ts';
import { tankNeed } from '../fields/tank-need.ts';
import { unEntry } from '../fields/un-entry.ts';

/** One per row of the list: a packing group or a variant; the group is null when the class has none. */
const limits = v.object({
  packingGroup: v.nullable(packingGroup),
  /** Concentration, state or kind that distinguishes rows of one group; empty for a single row. */
  variant: v.string(),
  /** Maximum inner packaging of a limited quantity, litres or kilograms; null: none. */
  limitedQuantity: v.nullable(v.string()),
  /** As in the list: 1L, 5kg, 0 for none; null in doubt. */
  limitedCode: v.nullable(v.string()),
  /** E0 to E5; null in doubt. */
  exceptedCode: v.nullable(v.string()),
  /** T4/TP1; null: none, a question mark in doubt. */
  tank: v.nullable(v.string()),
  /** Maximum net quantity per package by 49 CFR; X is forbidden, null when there is no single figure. */
  passenger: v.nullable(v.string()),
  cargo: v.nullable(v.string()),
  lcl: v.picklist(['ACCEPTED', 'ASK', 'REFUSED']),
});

const dgEntry = {
  unNo: v.string(),
  nameCn: v.string(),
  nameEn: v.string(),
  synonyms: v.array(v.string()),
  mainClass: v.string(),
  subsidiaryClasses: v.array(v.string()),
  packingGroups: v.array(packingGroup),
  /** Closed cup, ℃, as text; SDS when the safety data sheet decides. */
  flashPoint: v.nullable(v.string()),
  marinePollutant: v.boolean(),
  labels: v.array(v.string()),
  casNumbers: v.array(v.string()),
  controls: v.array(v.string()),
  limits: v.array(limits),
};

export const dgEntrySchema = v.object(dgEntry);
export type DgEntry = v.InferOutput<typeof dgEntrySchema>;

export const dgQuery = call({
  name: 'dgQuery',
  method: 'POST',
  path: '/api-puds/dg/query',
  payload: 'both',
  failureShown: 'inline',
  summary: '按 UN 编号、名称、CAS 或类别查危险品',
  clauses: ['3.14', '1.2'],
  request: v.strictObject({
    keyword: v.optional(v.pipe(v.string(), v.maxLength(LOOKUP_LETTERS)), ''),
    /** A class, or a main class for all its divisions. */
    dgClass: v.optional(v.picklist(listedClasses)),
    ...pageRequest,
  }),
  answer: pageOf(dgEntrySchema),
});

/** More numbers than a form has lines. */
const NUMBERS_AT_MOST = 50;

export const dgEntries = call({
  name: 'dgEntries',
  method: 'POST',
  path: '/api-puds/dg/entries',
  payload: 'body',
  failureShown: 'inline',
  summary: '几个 UN 编号在危险品目录里的全部资料；目录里没有的不在其中',
  clauses: ['3.14'],
  request: v.strictObject({ unNos: v.pipe(v.array(unNo), v.minLength(1), v.maxLength(NUMBERS_AT_MOST)) }),
  answer: v.array(unEntry),
});

const codes = v.nullable(v.array(v.string()));

/** Codes of the entry in the IMDG Code; null when the sources disagree. */
const provisions = v.object({
  packingGroup: v.nullable(packingGroup),
  variant: v.string(),
  /** Including the compatibility group in class 1. */
  dangerousClass: v.nullable(v.string()),
  subsidiaryClasses: codes,
  ems: v.nullable(v.string()),
  specialProvisions: codes,
  limitedQuantity: v.nullable(v.string()),
  exceptedQuantity: v.nullable(v.string()),
  packing: codes,
  ibc: codes,
  tankProvisions: codes,
  stowage: v.nullable(v.string()),
  stowageCodes: codes,
  segregationCodes: codes,
  hazardId: v.nullable(v.string()),
  transportCategory: v.nullable(v.string()),
  tunnelCode: v.nullable(v.string()),
  /** Road transport: at list rates, after an enquiry, or not at all. */
  road: v.picklist(roadAnswers),
  /** Kilograms or litres per vehicle exempt by ADR 1.1.3.6; null for any load, or without a category. */
  smallRoadLoad: v.nullable(v.string()),
  /** Possible fire categories; empty when none is required, null when the list does not decide. */
  fireCategories: v.nullable(v.array(v.picklist(fireCategories))),
  tankNeed,
});

export const dgDetail = call({
  name: 'dgDetail',
  method: 'GET',
  path: '/api-puds/dg/{unNo}',
  payload: 'query',
  failureShown: 'inline',
  summary: '一个 UN 编号：限量、罐箱、与各类的隔离、船司与仓库收不收、可走的航线',
  clauses: ['3.14', '1.2'],
  request: v.strictObject({ unNo }),
  answer: v.object({
    ...dgEntry,
    /** One per row, in the order of `limits`. */
    provisions: v.array(provisions),
    /** Special provisions of all rows that affect the shipper, as text. */
    wordedProvisions: v.array(v.object({ code: v.string(), text: v.string() })),
    segregationGroups: v.array(named),
    /** Segregation from each class in one container. */
    segregation: v.array(v.object({ dgClass: v.string(), value: v.string() })),
    papers: v.array(v.object({ code: v.string(), stage: v.string(), owner: v.string(), due: v.string() })),
    carriers: v.array(
      v.object({
        ...named.entries,
        takes: v.boolean(),
        refusedClasses: v.array(v.string()),
        basis: refusalBasis,
      }),
    ),
    warehouses: v.array(
      v.object({
        id: v.string(),
        name: v.string(),
        cityCode: v.string(),
        district: v.string(),
        /** Construction types such as 甲类, 乙类, 丙类. */
        kinds: v.array(v.string()),
        takes: v.boolean(),
        refusedClasses: v.array(v.string()),
      }),
    ),
    lanes: v.array(v.object({ org: laneLocation, dst: laneLocation })),
  }),
});

const goods = v.strictObject({
  unNo: v.optional(unNo),
  nameCn: v.optional(v.pipe(v.string(), v.maxLength(100))),
  /** Main class first; empty to use the entry's classes. */
  classes: v.optional(v.pipe(v.array(dangerousClass), v.maxLength(4)), []),
  packingGroup: v.optional(v.nullable(packingGroup)),
  limitedQuantity: v.optional(v.boolean(), false),
  groups: v.optional(v.pipe(v.array(v.pipe(v.string(), v.regex(/^SGG(?:[1-9]|1[0-8])$/))), v.maxLength(18))),
  packageSize: v.optional(v.pipe(v.string(), v.regex(/^\d{1,6}(?:\.\d{1,3})?$/))),
  noReaction: v.optional(v.boolean(), false),
  food: v.optional(v.boolean(), false),
});

export const level = v.picklist(['OK', 'WARN', 'BLOCK']);

export const dgSegregation = call({
  name: 'dgSegregation',
  method: 'POST',
  path: '/api-puds/dg/segregation',
  payload: 'body',
  failureShown: 'inline',
  summary: '同箱或同库的隔离检查',
  clauses: ['3.14'],
  request: v.strictObject({
    goods: v.pipe(v.array(goods), v.minLength(2), v.maxLength(20)),
    place: v.optional(v.picklist(['UNIT', 'ROOM']), 'UNIT'),
  }),
  answer: v.object({
    goods: v.array(
      v.object({ unNo: v.string(), nameCn: v.string(), classes: v.array(v.string()), known: v.boolean() }),
    ),
    pairs: v.array(
      v.object({
        a: v.number(),
        b: v.number(),
        value: v.string(),
        level,
        reasonCode: v.string(),
        reason: v.string(),
        mend: v.nullable(v.string()),
        /** All evaluated rules as text, the deciding one first. */
        steps: v.array(v.object({ rule: v.string(), text: v.string(), level, isDecisive: v.boolean() })),
      }),
    ),
    worst: level,
  }),
});
