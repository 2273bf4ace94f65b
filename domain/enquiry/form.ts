import { readUnNumber } from '../dangerous-goods/numbers.ts';
import { hasPackingGroup } from '../dangerous-goods/packing-group.ts';
import type { KeptFile } from '../files/kept-file.ts';
import { isMobile, normaliseMobile } from '../identity/phone.ts';
import { BOXES_OF_A_TYPE, SPAN_DAYS_AT_MOST } from '../limits.ts';
import { type QuantityLimits, readQuantity } from '../quantity.ts';
import { containerCodes } from '../reference/container-codes.ts';
import { daysBetween, startOfDay } from '../schedule/day.ts';
import { cleanText } from '../text.ts';

export interface BoxLine {
  ctnType: string;
  quantity: number;
}

export type FieldValue = string | readonly string[] | readonly BoxLine[] | readonly KeptFile[];

/** What stands in a form, as typed; a field that nobody touched may be absent. */
export type FormValues = Readonly<Record<string, FieldValue>>;

export type FieldKind =
  | 'boxes'
  | 'choice'
  | 'choices'
  /** yyyy-MM-dd, from today on. */
  | 'day'
  /** Chosen with their names, sent as their ids. */
  | 'files'
  | 'mobile'
  /** A code chosen from a list; the text as typed stands in the field that `typedIn` names. */
  | 'place'
  | 'quantity'
  | 'text'
  | 'unNumber';

export interface FieldRule {
  name: string;
  kind: FieldKind;
  required?: boolean;
  typedIn?: string;
  /** Length of a text as the contract counts it; at most so many files. */
  least?: number;
  most?: number;
  limits?: QuantityLimits;
  choices?: readonly string[];
  /** Asked and sent only while `isDanger` is Y. */
  onlyDangerous?: boolean;
  /** Sent only beside another field: the currency of a price. */
  onlyWith?: string;
}

export type FieldFault =
  | 'BACKWARDS'
  /** The class has no packing groups. */
  | 'GROUPLESS'
  | 'MISSING'
  | 'NOT_A_DAY'
  | 'NOT_A_NUMBER'
  | 'NOT_CHOSEN'
  | 'NOT_OFFERED'
  | 'NOT_UPLOADED'
  | 'NUMBER_OR_CLASS'
  | 'OUT_OF_RANGE'
  | 'PAST'
  | 'PHONE'
  | 'SAME_PLACES'
  | 'TOO_FAR'
  | 'TOO_LONG'
  | 'TOO_SHORT'
  | 'TOO_LONG_A_SPAN'
  | 'TOO_MANY_FILES'
  | 'TOO_MANY_PLACES'
  | 'UN_NUMBER';

export type FieldFaults = Readonly<Partial<Record<string, FieldFault>>>;

/** Looks at a form whose fields were read one by one, and points at what does not go together. */
export type FormRule = (form: FormValues) => FieldFaults;

export interface FormDescription {
  /** In the order in which they stand on the screen. */
  fields: readonly FieldRule[];
  rules: readonly FormRule[];
  initial: FormValues;
}

export interface FormRead {
  /** What is sent: cleaned, without empty fields and without what does not apply. */
  form: FormValues;
  /** Empty where the form can be sent. */
  faults: FieldFaults;
}

const blank = (value: FieldValue | undefined) => value === undefined || value.length === 0;
const textOf = (value: FieldValue | undefined) => (typeof value === 'string' ? value : '');

export const isAsked = ({ onlyDangerous }: FieldRule, values: FormValues) =>
  onlyDangerous !== true || values.isDanger === 'Y';

/** Reads a whole form; `today` is the day on the calendar of the place it is sent from. */
export function readForm({ fields, rules }: FormDescription, values: FormValues, today: string): FormRead {
  const form: Record<string, FieldValue> = {};
  const faults: Record<string, FieldFault> = {};
  for (const field of fields) {
    if (!isAsked(field, values) || (field.onlyWith !== undefined && form[field.onlyWith] === undefined)) continue;
    const read = readField(field, values, today);
    if (typeof read === 'object' && read !== null && 'fault' in read) faults[field.name] = read.fault;
    else if (read !== undefined && !blank(read)) form[field.name] = read;
  }
  for (const rule of rules) {
    for (const [name, fault] of Object.entries(rule(form))) if (fault !== undefined) faults[name] ??= fault;
  }
  return { form, faults };
}

const PLACE = /^[A-Z0-9][A-Z0-9-]{1,9}$/;

type Read = FieldValue | undefined | { fault: FieldFault };

function readField(field: FieldRule, values: FormValues, today: string): Read {
  const value = values[field.name];
  const text = cleanText(textOf(value));
  const missing: Read = field.required === true ? { fault: 'MISSING' } : undefined;
  switch (field.kind) {
    case 'place':
      if (text !== '') return PLACE.test(text) ? text : { fault: 'NOT_CHOSEN' };
      return cleanText(textOf(values[field.typedIn ?? ''])) === '' ? missing : { fault: 'NOT_CHOSEN' };
    case 'boxes':
      return blank(value) ? missing : readBoxes(value as readonly BoxLine[]);
    case 'choices':
      return blank(value) ? missing : readChoices(field, value as readonly string[]);
    case 'files':
      return blank(value) ? missing : readFiles(field, value as readonly (KeptFile | string)[]);
    default:
      return text === '' ? missing : readText(field, text, textOf(value), today);
  }
}

function readText(field: FieldRule, text: string, typed: string, today: string): Read {
  switch (field.kind) {
    case 'choice':
      return field.choices?.includes(text) === false ? { fault: 'NOT_OFFERED' } : text;
    case 'day':
      return readDay(text, today);
    case 'mobile': {
      const phone = normaliseMobile(text);
      return isMobile(phone) ? phone : { fault: 'PHONE' };
    }
    case 'unNumber':
      return readUnNumber(text) ?? { fault: 'UN_NUMBER' };
    case 'quantity':
      return readNumber(text, field.limits ?? { places: 3 });
    default: {
      const kept = typed.trim();
      if (kept.length < (field.least ?? 0)) return { fault: 'TOO_SHORT' };
      return kept.length > (field.most ?? Number.POSITIVE_INFINITY) ? { fault: 'TOO_LONG' } : kept;
    }
  }
}

function readNumber(text: string, limits: QuantityLimits): Read {
  const read = readQuantity(text, limits);
  if (read.ok) return read.value;
  if (read.problem === 'TOO_MANY_PLACES') return { fault: 'TOO_MANY_PLACES' };
  return { fault: read.problem === 'TOO_LARGE' || read.problem === 'TOO_SMALL' ? 'OUT_OF_RANGE' : 'NOT_A_NUMBER' };
}

/** Nobody plans a shipment further ahead; a year of four wrong digits is a slip of the hand. */
const DAYS_AHEAD_AT_MOST = 366;

function readDay(text: string, today: string): Read {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? startOfDay(text) : Number.NaN;
  if (Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== text) return { fault: 'NOT_A_DAY' };
  if (text < today) return { fault: 'PAST' };
  return daysBetween(today, text) > DAYS_AHEAD_AT_MOST ? { fault: 'TOO_FAR' } : text;
}

const isCount = (quantity: number) => Number.isInteger(quantity) && quantity >= 1 && quantity <= BOXES_OF_A_TYPE;

const isBoxType = (code: string) => containerCodes.some((one) => one === code);

function readBoxes(boxes: readonly BoxLine[]): Read {
  const types = new Set(boxes.map(({ ctnType }) => ctnType));
  if (types.size < boxes.length || ![...types].every(isBoxType)) return { fault: 'NOT_OFFERED' };
  return boxes.every(({ quantity }) => isCount(quantity)) ? boxes : { fault: 'OUT_OF_RANGE' };
}

const readChoices = ({ choices }: FieldRule, chosen: readonly string[]): Read =>
  chosen.every((one) => choices?.includes(one) !== false) ? chosen : { fault: 'NOT_OFFERED' };

const readFiles = ({ most = Number.POSITIVE_INFINITY }: FieldRule, files: readonly (KeptFile | string)[]): Read =>
  files.length > most
    ? { fault: 'TOO_MANY_FILES' }
    : files.map((file) => (typeof file === 'string' ? file : file.fileId));

/** Both ends of a lane are different ports. */
export const differentPorts: FormRule = ({ orgPortCode, dstPortCode }) =>
  orgPortCode !== undefined && orgPortCode === dstPortCode ? { dstPortCode: 'SAME_PLACES' } : {};

/** From one day to a later one, ninety days at most. */
export const forwardSpan =
  (from: string, to: string): FormRule =>
  (form) => {
    const [start, end] = [form[from], form[to]];
    if (typeof start !== 'string' || typeof end !== 'string') return {};
    const days = daysBetween(start, end);
    if (days < 0) return { [from]: 'BACKWARDS' };
    return days > SPAN_DAYS_AT_MOST ? { [from]: 'TOO_LONG_A_SPAN' } : {};
  };

/** Dangerous goods are named by their number, or at least by their class. */
export const namedDanger: FormRule = ({ isDanger, unNo, dgClass }) =>
  isDanger === 'Y' && unNo === undefined && dgClass === undefined ? { unNo: 'NUMBER_OR_CLASS' } : {};

/** Gases, explosives and their like have no packing group. */
export const groupOfClass: FormRule = ({ dgClass, packingGroup }) =>
  typeof dgClass === 'string' && packingGroup !== undefined && !hasPackingGroup(dgClass)
    ? { packingGroup: 'GROUPLESS' }
    : {};
