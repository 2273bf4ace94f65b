import type { QuantityLimits } from '../quantity.ts';

/** How a field is written and cleaned; the site has one control for each. */
export type FieldKind =
  /** Box types with their counts. */
  | 'boxes'
  /** Codes of carriers, several at once. */
  | 'carriers'
  | 'choice'
  /** Several at once. */
  | 'choices'
  | 'code'
  | 'creditCode'
  | 'day'
  | 'email'
  /** Codes of fees, several at once. */
  | 'feeCodes'
  | 'files'
  /** As typed, only trimmed. */
  | 'freeText'
  /** yyyy-MM-dd, from today to a year ahead. */
  | 'futureDay'
  /** A code chosen from a list; the text as typed stands in the field that `typedIn` names. */
  | 'location'
  | 'longText'
  | 'minute'
  | 'mobile'
  /** As typed, blanks and all. */
  | 'password'
  | 'phone'
  | 'quantity'
  | 'segregationGroups'
  | 'text'
  | 'tick'
  | 'unNumber'
  | 'whole';

export type Unit = 'box' | 'celsius' | 'centimetre' | 'cubicMetre' | 'kilogram' | 'kilogramEach' | 'percent' | 'piece';

/** BLOCK keeps the form from being sent; WARN only shows. */
export type ErrorLevel = 'BLOCK' | 'WARN';

/** Errors that a booking's form can have. */
export const bookingErrorCodes = [
  'REQUIRED',
  'TOO_LONG',
  'TOO_SHORT',
  'NOT_A_NUMBER',
  'SCIENTIFIC',
  'TOO_MANY_DECIMALS',
  'TOO_SMALL',
  'TOO_LARGE',
  'NOT_WHOLE',
  'NOT_A_CHOICE',
  'NOT_A_DAY',
  'NOT_A_MINUTE',
  'MOBILE',
  'LANDLINE',
  'EMERGENCY_PHONE',
  'EMAIL',
  'EORI',
  'OVER_LINE',
  'ASCII_ONLY',
  'PARTY_LETTERS',
  'COUNTRY_CODE',
  'ADDRESS_LINES',
  'VAGUE_NAME',
  'HS_CODE',
  'HS_NOT_TEN',
  'CAS_NUMBER',
  'UN_NUMBER',
  'UN_UNKNOWN',
  'UN_RANGE',
  'CLASS_DIFFERS',
  'SUBSIDIARY_EQUALS_MAIN',
  'SUBSIDIARY_DIFFERS',
  'GROUP_NOT_LISTED',
  'NAME_DIFFERS',
  'FLASH_POINT_HIGH',
  'FLASH_POINT_GROUP',
  'POLLUTANT_LOCKED',
  'QUANTITIES_EXCLUDE',
  'LIMITED_NOT_ALLOWED',
  'LIMITED_INNER',
  'LIMITED_PACKAGE',
  'EXCEPTED_NOT_ALLOWED',
  'EXCEPTED_INNER',
  'EXCEPTED_OUTER',
  'EMERGENCY_NOT_ABOVE',
  'EMS_NUMBER',
  'UN_MARK',
  'UN_MARK_GRADE',
  'UN_MARK_CODE',
  'NET_ABOVE_GROSS',
  'GROSS_PACKAGES',
  'NET_PACKAGES',
  'CERTIFICATE_EXPIRES',
  'CERTIFICATE_SHORT',
  'SDS_CHINESE',
  'SDS_OLD',
  'SDS_TOO_OLD',
  'SDS_UNDATED',
  'REPORT_UNDATED',
  'OVER_PAYLOAD',
  'OVER_VOLUME',
  'OVER_LIMIT',
  'UNDER_ONE_TON',
  'WEIGHTS_DIFFER',
  'BOX_TWICE',
  'BOX_NOT_PRICED',
  'CONTAINER_NUMBER',
  'CONTAINER_NUMBER_TWICE',
  'CONTAINER_NUMBERS_MISSING',
  'TOO_MANY_STOWS',
  'READY_TOO_LATE',
  'DAY_PAST',
  'AFTER_CLOSING',
  'LOADING_BEFORE_READY',
  'DANGEROUS_UNDER_GENERAL',
  'CLASS_NOT_PRICED',
  'CLASS_REFUSED',
  'QUOTED_BY_ENQUIRY',
  'NO_DANGEROUS_LINE',
  'SEGREGATION',
  'SEGREGATION_WARN',
  'COLLECT_NOT_TAKEN',
  'TERM_NOT_PRICED',
  'TERM_NEEDS',
  'SETTLEMENT_CURRENCY',
  'MONTHLY_NOT_AGREED',
  'DANGEROUS_VEHICLE',
  'TAXPAYER_NUMBER',
  'BANK_ACCOUNT',
  'BANK_NAME',
  'MUST_TICK',
  'TOO_MANY_FILES',
  'LCL_REFUSED',
  'LCL_ASKED',
  'PIECE_ASKED',
  'VOLUME_DIFFERS',
  'HAND_IN_LATE',
  'FLIGHT_CLOSED',
  'AIR_FORBIDDEN',
  'AIR_CARGO_ONLY',
  'AIR_OVER_LIMIT',
  'AIR_LIMIT_UNKNOWN',
  'AIR_REFUSED',
  'AIR_NOT_PRICED',
  'AIR_ASKED',
  'PACKING_INSTRUCTION',
  'INSTRUCTION_OF_NUMBER',
  'INSTRUCTION_LIMITED',
  'INSTRUCTION_NOT_LIMITED',
  'LITHIUM_DECLARED',
  'DRY_ICE_PACKAGE',
  'REPORT_YEAR',
  'PLATE',
  'POSTCODE',
  'STATION_REFUSES',
  'BOOKING_NUMBER',
  'VESSEL',
  'VOYAGE',
  'SHIP_NUMBER',
  'SAME_PORT',
  'CLOSES_AFTER_ETD',
  'OPENS_AFTER_CLOSING',
  'CUT_OFF_AFTER_ETD',
  'DELIVERED_LATE',
  'SEAL',
  'SEAL_TWICE',
  'SEALS_MANY',
  'CITIZEN_NUMBER',
  'POSTCODE_CN',
  'BOX_LIMIT',
  'ROAD_LIMIT',
  'DOOR_NOT_PRICED',
  'BEFORE_ARRIVAL',
  'DOMESTIC_ASKED',
  'STORE_MISSING',
  'STORE_START',
  'STORE_CLASS',
  'STORE_POISON',
  'STORE_CATEGORY',
  'STORE_ASKED',
  'STORE_LICENCE',
  'STORE_LICENCE_ENDS',
  'STORE_WORK',
  'ROOM',
  'ROOM_WARN',
  'TEMPERATURE_RANGE',
  'USABLE_BEFORE_MADE',
  'OFFER_MISSING',
  'PRICE_EXPIRED',
  'BOOKING_CLOSED',
  'REFUSED',
] as const;

export type BookingErrorCode = (typeof bookingErrorCodes)[number];

/** Errors that only the short forms have: enquiry, lead, password and their like. */
export type ShortFormErrorCode =
  | 'CREDIT_CODE'
  | 'DAY_TOO_FAR'
  | 'NO_PACKING_GROUP'
  | 'NOT_CHOSEN'
  | 'NOT_UPLOADED'
  | 'NUMBER_OR_CLASS'
  | 'PASSWORDS_DIFFER'
  | 'SAME_LOCATION'
  | 'SPAN_BACKWARDS'
  | 'SPAN_TOO_LONG';

export type ErrorCode = BookingErrorCode | ShortFormErrorCode;

/** What a rule reports; the check adds the path. */
export interface RuleError {
  code: ErrorCode;
  /** What the message names: a limit, a class, another field. */
  values?: Readonly<Record<string, string>>;
  level?: ErrorLevel;
}

export interface FieldError {
  /** The field to mend, with list indexes as numbers: cargo.0.dg.unNo. */
  path: string;
  code: ErrorCode;
  values: Readonly<Record<string, string>>;
  level: ErrorLevel;
}

/** What a rule sees of a field. */
export interface RuleInput<Form, Scope, Context> {
  value: unknown;
  /** The section's value: the whole form, a line, a party. */
  scope: Scope;
  form: Form;
  context: Context;
  path: string;
}

/** The type of a method: a form described with its own types may be held among forms of any type. */
type Method<Input extends unknown[], Output> = { call(...input: Input): Output }['call'];

export type Rule<Form, Scope, Context> = Method<[RuleInput<Form, Scope, Context>], RuleError | null>;

/** A field described once: the form shows it, checks it, keeps it and sums it up; the server checks it again. */
export interface Field<Form, Scope, Context> {
  kind: FieldKind;
  unit?: Unit;
  /** Absent: may stay empty. */
  required?: boolean | Method<[RuleInput<Form, Scope, Context>], boolean>;
  /** Absent: always. A hidden field is not checked. */
  shown?(input: RuleInput<Form, Scope, Context>): boolean;
  /** Run only on a value that is not empty. */
  rules?: readonly Rule<Form, Scope, Context>[];
  choices?: readonly string[] | Method<[RuleInput<Form, Scope, Context>], readonly string[]>;
  /** Fewest characters. */
  least?: number;
  /** Most characters a person may type; most files. */
  most?: number;
  /** Of a quantity. */
  limits?: QuantityLimits;
  /** The field that holds the text as typed, beside the code chosen here. */
  typedIn?: string;
  /** Checked and sent only beside another field: the currency of a price. */
  onlyWith?: string;
  /** Decimal places of a quantity. */
  decimals?: number;
  /** Other fields of its section that a change of this one sets. */
  resets?(scope: Scope, context: Context): Partial<Scope>;
}

/** A field of any section. */
export type AnyField<Form, Context> = Field<Form, unknown, Context>;

export type FieldsOf<Form, Scope, Context> = { readonly [Key in keyof Scope]?: Field<Form, Scope, Context> };

export interface Section<Form, Context> {
  /** Where its fields are: empty for the form itself, `cargo.*` for each line of a list. */
  at: string;
  step: string;
  shown(scope: unknown, form: Form, context: Context): boolean;
  fields: Readonly<Record<string, Field<Form, unknown, Context>>>;
}

/** What a check across fields reports. */
export type FormError = RuleError & { path: string; step?: string };

/** The plain description of one form. */
export interface FormDescription<Form, Context> {
  sections: readonly Section<Form, Context>[];
  /** What a change of one field does beyond its own section. */
  follow?(form: Form, context: Context, path: string, before: Form): Form;
  /** Rules across fields. */
  checks: readonly Method<[Form, Context], readonly FormError[]>[];
}

export function section<Form, Scope, Context>(definition: {
  at: string;
  step: string;
  shown?: (scope: Scope, form: Form, context: Context) => boolean;
  fields: FieldsOf<Form, Scope, Context>;
}): Section<Form, Context> {
  const { at, step, shown, fields } = definition;
  return {
    at,
    step,
    shown: (scope, form, context) => shown?.(scope as Scope, form, context) ?? true,
    fields: fields as unknown as Section<Form, Context>['fields'],
  };
}
