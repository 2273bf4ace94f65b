import { waybillCheckDigit } from '../air/waybill.ts';
import { isPlateTwice, ownPlate, plate, trailerPlate } from '../booking/vehicle-rules.ts';
import { errorsOf } from '../form/check.ts';
import { type Field, type FormDescription, type Rule, section } from '../form/field.ts';
import { textRule } from '../form/rules.ts';
import { tidy } from '../form/tidy.ts';
import { containerCheckDigit, isContainerNumber } from '../identity/container-number.ts';
import { isSeal } from '../identity/seal.ts';
import { isBookingNumber, isVoyage } from '../identity/trade-codes.ts';
import { isWagonNumber } from '../identity/wagon-number.ts';
import { cleanCode } from '../text.ts';
import {
  kindsOf,
  type NumberedService,
  type ShipmentKind,
  shipmentKinds,
  type UnitKind,
  unitKinds,
} from './number-kinds.ts';

/** Numbers of one container, tank, wagon or vehicle, with its type as ordered; the type is empty where none was. */
export type UnitNumbers = Record<UnitKind | 'type', string>;

/** Numbers that carriers, terminals and customs gave a shipment. Empty where there is none yet. */
export interface ShipmentNumbers {
  shipment: Record<ShipmentKind, string>;
  units: UnitNumbers[];
}

/** Facts of the order that the numbers are checked against. */
export interface NumberFacts {
  service: NumberedService;
  /** Waybill prefix of the airline; null for other carriers. */
  airlinePrefix: string | null;
}

const blankOf = <Kind extends string>(kinds: readonly Kind[]) =>
  Object.fromEntries(kinds.map((kind) => [kind, ''])) as Record<Kind, string>;

export const blankUnit = (type: string): UnitNumbers => ({ ...blankOf(unitKinds), type });

const blankShipment: ShipmentNumbers['shipment'] = blankOf(shipmentKinds);

export const isBlankUnit = (unit: UnitNumbers): boolean => unitKinds.every((kind) => unit[kind].trim() === '');

/** Adds a blank unit for each ordered container without numbers. */
export function continueNumbers(stored: ShipmentNumbers | null, orderedTypes: readonly string[]): ShipmentNumbers {
  const { shipment, units } = stored ?? { shipment: blankShipment, units: [] };
  const covered = units.map(({ type }) => type);
  const open = orderedTypes.filter((type) => {
    const index = covered.indexOf(type);
    if (index >= 0) covered.splice(index, 1);
    return index < 0;
  });
  return { shipment, units: [...units, ...open.map(blankUnit)] };
}

type ShipmentRule = Rule<ShipmentNumbers, ShipmentNumbers['shipment'], NumberFacts>;
type UnitRule = Rule<ShipmentNumbers, UnitNumbers, NumberFacts>;

const plain = (text: string): string => cleanCode(text).replaceAll('-', '');

/** Names the digit that ISO 6346 demands, so that the operator compares the door and not the rule. */
const container: UnitRule = ({ value }) => {
  const number = plain(String(value));
  if (isContainerNumber(number)) return null;
  const digit = containerCheckDigit(number);
  return digit === null || number.length !== 11
    ? { code: 'CONTAINER_SHAPE' }
    : {
        code: 'CONTAINER_DIGIT',
        values: { number: number.slice(0, 10), given: number.slice(10), digit: String(digit) },
      };
};

const once =
  (kind: 'containerNo' | 'tankNo' | 'wagonNo'): UnitRule =>
  ({ value, form }) =>
    form.units.filter((unit) => plain(unit[kind]) === plain(String(value))).length > 1
      ? { code: 'CONTAINER_NUMBER_TWICE', values: { number: plain(String(value)) } }
      : null;

const airWaybill: ShipmentRule = ({ value, context: { airlinePrefix } }) => {
  const number = plain(String(value));
  const digit = waybillCheckDigit(number);
  if (digit === null) return { code: 'AIR_WAYBILL' };
  if (number[10] !== String(digit)) return { code: 'AIR_WAYBILL_DIGIT', values: { digit: String(digit) } };
  return airlinePrefix === null || number.startsWith(airlinePrefix)
    ? null
    : { code: 'AIRLINE_PREFIX', values: { prefix: airlinePrefix }, level: 'WARN' };
};

const seals = (text: string): string[] =>
  text
    .toUpperCase()
    .split(/[\s,，;；、/]+/)
    .filter((one) => one !== '');

/** A container may have several seals. */
const seal: UnitRule = ({ value }) => {
  const wrong = seals(String(value)).find((one) => !isSeal(one));
  return wrong === undefined ? null : { code: 'SEAL', values: { seal: wrong.slice(0, 20) } };
};

const plateOnce: UnitRule = ({ value, form }) =>
  isPlateTwice(
    form.units.flatMap((unit) => [unit.plate, unit.trailer]),
    value,
  )
    ? { code: 'PLATE_TWICE' }
    : null;

const booking = textRule('BOOKING_NUMBER', (text) => isBookingNumber(cleanCode(text)));
const vessel = textRule('VESSEL', (text) => /^[A-Z0-9][A-Z0-9 .'&/-]{0,34}$/i.test(text.trim()));
const voyage = textRule('VOYAGE', (text) => isVoyage(cleanCode(text)));
const flight = textRule('FLIGHT_NUMBER', (text) => /^(?:[A-Z][A-Z0-9]|\d[A-Z])\d{1,4}[A-Z]?$/.test(cleanCode(text)));
const train = textRule('TRAIN_NUMBER', (text) => /^[A-Z0-9][A-Z0-9/-]{1,19}$/.test(cleanCode(text)));
const customs = textRule('CUSTOMS_NUMBER', (text) => /^\d{18}$/.test(cleanCode(text)));
const wagon = textRule('WAGON_NUMBER', isWagonNumber);
/** Number of a paper whose shape its issuer decides. */
const paper = textRule('PAPER_NUMBER', (text) => {
  const number = cleanCode(text);
  return /^[A-Z0-9][A-Z0-9/-]{2,29}$/.test(number) && /\d/.test(number);
});

type ShipmentField = Field<ShipmentNumbers, ShipmentNumbers['shipment'], NumberFacts>;
type UnitField = Field<ShipmentNumbers, UnitNumbers, NumberFacts>;

const paperField = { kind: 'code', most: 30, rules: [paper] } as const;

const shipmentFields: Readonly<Record<ShipmentKind, ShipmentField>> = {
  bookingNo: { kind: 'code', most: 20, rules: [booking] },
  entryNo: paperField,
  billNo: { kind: 'code', most: 20, rules: [booking] },
  houseBillNo: paperField,
  airWaybillNo: { kind: 'code', most: 14, rules: [airWaybill] },
  houseWaybillNo: paperField,
  railWaybillNo: paperField,
  roadWaybillNo: paperField,
  vessel: { kind: 'text', most: 35, rules: [vessel] },
  voyage: { kind: 'code', most: 10, rules: [voyage] },
  flightNo: { kind: 'code', most: 8, rules: [flight] },
  trainNo: { kind: 'code', most: 20, rules: [train] },
  storeReceiptNo: paperField,
  storeReleaseNo: paperField,
  deliveryNo: paperField,
  declarationNo: paperField,
  customsNo: { kind: 'code', most: 20, rules: [customs] },
};

const unitFields: Readonly<Record<UnitKind, UnitField>> = {
  containerNo: { kind: 'code', most: 13, rules: [container, once('containerNo')] },
  tankNo: { kind: 'code', most: 13, rules: [container, once('tankNo')] },
  wagonNo: { kind: 'code', most: 10, rules: [wagon, once('wagonNo')] },
  plate: { kind: 'code', most: 12, rules: [plate, ownPlate, plateOnce] },
  trailer: { kind: 'code', most: 12, rules: [plate, trailerPlate, plateOnce] },
  sealNo: { kind: 'text', most: 80, rules: [seal] },
  bagNo: paperField,
  vgmNo: paperField,
};

/** Shows the fields of the order's service. A unit with any number has the number that identifies it. */
const described = <Kind extends string, One extends object>(
  fields: Readonly<Record<Kind, One>>,
  part: 'shipment' | 'unit',
): Record<Kind, One> =>
  Object.fromEntries(
    Object.entries<One>(fields).map(([kind, field]) => [
      kind,
      {
        ...field,
        shown: ({ context }: { context: NumberFacts }) => kindsOf(context.service)[part].some((one) => one === kind),
        ...(part === 'unit'
          ? {
              required: ({ scope, context }: { scope: UnitNumbers; context: NumberFacts }) =>
                kindsOf(context.service).unit[0] === kind && !isBlankUnit(scope),
            }
          : {}),
      },
    ]),
  ) as Record<Kind, One>;

const STEP = 'numbers';

/** The form of a shipment's numbers, shared by the operator console and the server. */
export const numbersDescription: FormDescription<ShipmentNumbers, NumberFacts> = {
  sections: [
    section<ShipmentNumbers, ShipmentNumbers['shipment'], NumberFacts>({
      at: 'shipment',
      step: STEP,
      fields: described(shipmentFields, 'shipment'),
    }),
    section<ShipmentNumbers, UnitNumbers, NumberFacts>({
      at: 'units.*',
      step: STEP,
      fields: described(unitFields, 'unit'),
    }),
  ],
  checks: [],
};

const spellings: Readonly<Partial<Record<ShipmentKind | UnitKind, (text: string) => string>>> = {
  vessel: (text) => text.toUpperCase().replace(/\s+/g, ' '),
  airWaybillNo: (text) => plain(text).replace(/^(\d{3})(\d{8})$/, '$1-$2'),
  containerNo: plain,
  tankNo: plain,
  sealNo: (text) => seals(text).join(','),
};

/** Values of the kinds that the service has, as they are stored. */
const storedOf = <Kind extends ShipmentKind | UnitKind>(
  values: Readonly<Record<Kind, string>>,
  kinds: readonly (ShipmentKind | UnitKind)[],
): Record<Kind, string> =>
  Object.fromEntries(
    Object.entries<string>(values).map(([kind, value]) => [
      kind,
      kinds.some((one) => one === kind) ? (spellings[kind as Kind]?.(value) ?? value) : '',
    ]),
  ) as Record<Kind, string>;

/** Returns the numbers as they are spelled when stored, with blank units. */
function spellNumbers(tidied: ShipmentNumbers, service: NumberedService): ShipmentNumbers {
  const kinds = kindsOf(service);
  return {
    shipment: storedOf(tidied.shipment, kinds.shipment),
    units: tidied.units.map(({ type, ...unit }) => ({ type, ...storedOf<UnitKind>(unit, kinds.unit) })),
  };
}

/** Returns the numbers as they are stored, without blank units, and their errors. */
export function readNumbers(typed: ShipmentNumbers, facts: NumberFacts) {
  const tidied = tidy(numbersDescription, typed);
  const spelled = spellNumbers(tidied, facts.service);
  const numbers: ShipmentNumbers = { ...spelled, units: spelled.units.filter((unit) => !isBlankUnit(unit)) };
  return { numbers, spelled, errors: errorsOf(numbersDescription, tidied, facts) };
}

const withoutEmpty = (values: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));

/** The numbers without empty ones, for the log and for exports. */
export const filledNumbers = ({ shipment, units }: ShipmentNumbers) => ({
  shipment: withoutEmpty(shipment),
  units: units.map(withoutEmpty),
});

/** All numbers of a shipment, for its search text. */
export const numberTexts = ({ shipment, units }: ShipmentNumbers): string[] =>
  [...Object.values(shipment), ...units.flatMap(({ type: _, ...unit }) => Object.values(unit))].filter(
    (text) => text !== '',
  );
