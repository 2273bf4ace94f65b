import * as v from 'valibot';
import { readUnNumber } from '#domain/dangerous-goods/numbers.ts';
import {
  cfsFields,
  dgdeskFields,
  type EnquiryValues,
  fclFields,
  flexitankFields,
  lclFields,
  tankFields,
  truckFields,
  warehouseFields,
} from '#domain/enquiry/fields.ts';
import { ENQUIRY_CARRIERS } from '#domain/enquiry/services.ts';
import type { FieldKind } from '#domain/form/field.ts';
import type { FieldData, FieldTable } from '#domain/form/table.ts';
import { readFields, withFieldsOf } from '#domain/query-text.ts';
import { containerCodes } from '#domain/reference/container-codes.ts';
import { dgClasses } from '#domain/reference/dangerous-classes.ts';
import { TANK_BOX } from '#domain/tank/kinds.ts';
import { cleanText } from '#domain/text.ts';
import { decodeTerms, defaultTerms, encodeTerms, type SearchTerms } from '#machines/search/index.ts';
import { type EnquirySlot, readEnquiryText, writeEnquiryText } from './texts.ts';

const text = v.pipe(v.string(), v.maxLength(2_000));
const texts = v.array(text);
const kept: Partial<Record<FieldKind, v.GenericSchema>> = {
  boxes: v.array(v.object({ ctnType: v.picklist(containerCodes), quantity: v.number() })),
  carriers: texts,
  choices: texts,
  feeCodes: texts,
  files: v.array(v.object({ fileId: v.string(), name: v.string(), size: v.number() })),
};
const fields: FieldTable = {
  ...fclFields,
  ...lclFields,
  ...truckFields,
  ...flexitankFields,
  ...tankFields,
  ...warehouseFields,
  ...dgdeskFields,
  ...cfsFields,
};
const entries = Object.entries(fields).flatMap(([name, { kind, typedIn }]) => [
  [name, kept[kind] ?? text],
  ...(typedIn === undefined ? [] : [[typedIn, text]]),
]);
const draft = v.partial(v.object(Object.fromEntries(entries)));

/** Reads the draft of this tab; empty when it is missing or invalid. */
export function readDraft(slot: EnquirySlot): EnquiryValues {
  try {
    const parsed = v.safeParse(draft, JSON.parse(readEnquiryText(slot) ?? '{}'));
    return parsed.success ? (parsed.output as EnquiryValues) : {};
  } catch {
    return {};
  }
}

export const keepDraft = (slot: EnquirySlot, values: EnquiryValues) => writeEnquiryText(slot, JSON.stringify(values));

const CLASSES: readonly string[] = dgClasses.map(({ code }) => code);

/** Reads a dangerous goods class that was chosen without a UN number. */
function classOfQuery(query: string): EnquiryValues {
  const dgClass = new URLSearchParams(query).get('dgClass') ?? '';
  return CLASSES.includes(dgClass) ? { isDanger: 'Y', dgClass, unNo: '' } : {};
}

const GROUPS: readonly string[] = ['I', 'II', 'III'];

/** Reads the goods fields that an order form adds when it could not be placed. */
function goodsOfQuery(query: string): EnquiryValues {
  const fields = readFields(query);
  const [cargoName, group] = [cleanText(fields.get('cargoName') ?? '').slice(0, 100), fields.get('group') ?? ''];
  return {
    ...(cargoName === '' ? {} : { cargoName }),
    ...(GROUPS.includes(group) ? { packingGroup: group } : {}),
  };
}

/** Enquiry fields that the search does not have. */
const OWN_FIELDS = [
  ...['density', 'viscosity', 'pallets', 'density15', 'density50', 'tanks', 'tankSource'],
  ...['tankService', 'yardPlace', 'tankDays', 'tankType', 'rentalTerm'],
  ...['stuffingDay', 'stuffingWorks', 'deskWorks', 'urgency', 'people', 'months'],
  ...['storagePlace', 'storageMode', 'startDay', 'storageDays', 'storageWorks', 'remark'],
];

/** As it was typed, without choices that there are not. */
function readOwn(text: string, { kind, choices, most = 12 }: FieldData): string | string[] {
  const chosen = text.split(',').filter((one) => choices === undefined || choices.includes(one));
  if (kind === 'choices') return chosen;
  return choices === undefined ? text.slice(0, most) : (chosen[0] ?? '');
}

function ownOfQuery(query: string): EnquiryValues {
  const asked = readFields(query);
  const typed = OWN_FIELDS.flatMap((name) => {
    const [text, field] = [cleanText(asked.get(name) ?? ''), fields[name]];
    return text === '' || field === undefined ? [] : [[name, readOwn(text, field)] as const];
  });
  return Object.fromEntries(typed.filter(([, value]) => value.length > 0));
}

/** A search counts tanks as boxes of their type. */
function tanksIn({ boxes }: SearchTerms): EnquiryValues {
  const tanks = boxes.find(({ ctnType }) => ctnType === TANK_BOX);
  return tanks === undefined ? {} : { tanks: String(tanks.quantity) };
}

/** Converts the search in the URL to enquiry fields; empty without one. */
export function valuesOfQuery(query: string): EnquiryValues {
  const terms = decodeTerms(query);
  const named = { ...tanksIn(terms), ...classOfQuery(query), ...goodsOfQuery(query), ...ownOfQuery(query) };
  if (encodeTerms(terms) === '') return named;
  return {
    ...named,
    orgPort: terms.orgPort,
    orgPortCode: terms.orgPortCode,
    dstPort: terms.dstPort,
    dstPortCode: terms.dstPortCode,
    isDanger: terms.isDanger,
    boxes: terms.boxes,
    unNo: terms.unNo,
    weight: terms.weight,
    volume: terms.volume,
    expectEtdFrom: terms.etdFrom ?? '',
    expectEtdTo: terms.etdTo ?? '',
    carrierPrefer: terms.carriers.filter((code) => ENQUIRY_CARRIERS.includes(code)),
  };
}

/** Query fields about the goods, for a form that cannot use the locations of the URL. */
const GOODS_FIELDS: readonly string[] = [
  ...['isDanger', 'unNo', 'dgClass', 'group', 'cargoName', 'weight', 'volume'],
  ...OWN_FIELDS,
];

export function goodsValuesOf(query: string): EnquiryValues {
  const { isDanger, weight, volume, ...terms } = decodeTerms(query);
  const unNo = readUnNumber(terms.unNo);
  const named = { ...classOfQuery(query), ...goodsOfQuery(query), ...ownOfQuery(query) };
  const general = readFields(query).get('isDanger') === 'N' ? { isDanger } : {};
  const load = { ...(weight === '' ? {} : { weight }), ...(volume === '' ? {} : { volume }) };
  return { ...named, ...load, ...(unNo === null ? general : { isDanger, unNo }) };
}

/** An address once the form holds the goods it named. */
export const withoutGoods = (query: string): string =>
  withFieldsOf(
    '',
    [...readFields(query).keys()].filter((name) => name !== '' && !GOODS_FIELDS.includes(name)),
    query,
  );

/** The part of an enquiry that is a search, for the address: no names, no phone. */
export function queryOfValues(values: EnquiryValues): string {
  const asked = decodeTerms(
    encodeTerms({
      ...defaultTerms,
      orgPort: values.orgPort ?? '',
      orgPortCode: values.orgPortCode ?? '',
      dstPort: values.dstPort ?? '',
      dstPortCode: values.dstPortCode ?? '',
      isDanger: values.isDanger === 'N' ? 'N' : 'Y',
      boxes: [...(values.boxes ?? [])],
      unNo: values.unNo ?? '',
      weight: values.weight ?? '',
      volume: values.volume ?? '',
      etdFrom: values.expectEtdFrom || null,
      etdTo: values.expectEtdTo || null,
      carriers: [...(values.carrierPrefer ?? [])],
    }),
  );
  return encodeTerms(asked);
}
