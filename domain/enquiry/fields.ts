import { DENSITY_LIMITS, MASS_LIMITS, VISCOSITY_LIMITS } from '../flexitank/limits.ts';
import { type FieldTable, fieldsIn, type SectionTable, type ValuesOf } from '../form/table.ts';
import { BOXES_OF_A_TYPE, UPLOADS_OF_A_FORM } from '../limits.ts';
import { VOLUME_LIMITS, WEIGHT_LIMITS } from '../quantity.ts';
import { containerCodes } from '../reference/container-codes.ts';
import { type DangerousClass, dgClasses } from '../reference/dangerous-classes.ts';
import { deskWorks, MONTHS, PEOPLE } from '../reference/desk-works.ts';
import { stuffingOptions } from '../reference/stuffing-works.ts';
import {
  RENTAL_DAYS,
  rentalTerms,
  DENSITY_LIMITS as TANK_DENSITY,
  tankServices,
  tankSources,
  tankTypes,
  YARD_DAYS,
} from '../tank/kinds.ts';
import { PALLETS_AT_MOST, STORED_DAYS, storageModes, warehouseWorks } from '../warehouse/kinds.ts';

/** Fields of every enquiry; forms, request schemas and server checks are derived from these tables. */
const lane = {
  orgPortCode: { kind: 'location', required: true, typedIn: 'orgPort' },
  dstPortCode: { kind: 'location', required: true, typedIn: 'dstPort' },
} as const;

export const DANGEROUS_CLASSES: readonly DangerousClass[] = dgClasses.map(({ code }) => code);

const dangerous = { onlyIf: ['isDanger', 'Y'] } as const;

const goods = {
  isDanger: { kind: 'choice', required: true, choices: ['Y', 'N'] },
  unNo: { kind: 'unNumber', ...dangerous },
  dgClass: { kind: 'choice', choices: DANGEROUS_CLASSES, ...dangerous },
  packingGroup: { kind: 'choice', choices: ['I', 'II', 'III'], ...dangerous },
  cargoName: { kind: 'freeText', required: true, most: 100 },
} as const;

const contact = {
  contact: { kind: 'freeText', required: true, least: 2, most: 20 },
  phone: { kind: 'mobile', required: true },
  company: { kind: 'freeText', most: 100 },
  remark: { kind: 'freeText', most: 500 },
} as const;

const BOX_COUNT = { decimals: 0, min: 1, max: BOXES_OF_A_TYPE };
const PRICE_LIMITS = { decimals: 2, min: '0.01', max: '999999999.99' };

export const fclSections = {
  lane,
  goods,
  boxes: {
    boxes: { kind: 'boxes', required: true, choices: containerCodes, limits: BOX_COUNT },
    weight: { kind: 'quantity', limits: WEIGHT_LIMITS },
    volume: { kind: 'quantity', limits: VOLUME_LIMITS },
  },
  expectations: {
    expectEtdFrom: { kind: 'futureDay' },
    expectEtdTo: { kind: 'futureDay', within: 'expectEtdFrom' },
    /** Defaults to the next working day. */
    quoteDeadline: { kind: 'futureDay' },
    targetPrice: { kind: 'quantity', limits: PRICE_LIMITS },
    targetCurrency: { kind: 'choice', choices: ['1', '2', '3'], onlyWith: 'targetPrice' },
    carrierPrefer: { kind: 'carriers', most: 12 },
    services: { kind: 'feeCodes', most: 20, choices: ['TRK', 'CUS', 'DGD', 'STF', 'PLC', 'INS'] },
  },
  files: { fileIds: { kind: 'files', most: UPLOADS_OF_A_FORM } },
  contact,
} as const satisfies SectionTable;

export const lclSections = {
  lane,
  goods: {
    ...goods,
    weight: { kind: 'quantity', required: true, limits: WEIGHT_LIMITS },
    volume: { kind: 'quantity', required: true, limits: VOLUME_LIMITS },
  },
  contact,
} as const satisfies SectionTable;

export const truckSections = {
  route: {
    pickupPlace: { kind: 'freeText', required: true, most: 200 },
    deliveryPlace: { kind: 'freeText', required: true, most: 200 },
    loadingDay: { kind: 'futureDay' },
    ctnType: { kind: 'choice', choices: containerCodes },
  },
  goods: {
    ...goods,
    weight: { kind: 'quantity', limits: WEIGHT_LIMITS },
    volume: { kind: 'quantity', limits: VOLUME_LIMITS },
  },
  contact,
} as const satisfies SectionTable;

const span = {
  expectEtdFrom: { kind: 'futureDay' },
  expectEtdTo: { kind: 'futureDay', within: 'expectEtdFrom' },
} as const;
const papers = { fileIds: { kind: 'files', most: UPLOADS_OF_A_FORM } } as const;
const boxes = { kind: 'boxes', choices: containerCodes, limits: BOX_COUNT } as const;
const wholeLoad = {
  weight: { kind: 'quantity', limits: WEIGHT_LIMITS },
  volume: { kind: 'quantity', limits: VOLUME_LIMITS },
} as const;

export const airSections = {
  lane,
  goods: {
    ...goods,
    weight: { kind: 'quantity', required: true, limits: WEIGHT_LIMITS },
    volume: { kind: 'quantity', required: true, limits: VOLUME_LIMITS },
  },
  expectations: span,
  files: papers,
  contact,
} as const satisfies SectionTable;

/** Whole containers, or a load that shares one. */
export const railSections = {
  lane,
  goods,
  boxes: { boxes, ...wholeLoad },
  expectations: span,
  files: papers,
  contact,
} as const satisfies SectionTable;

export const domesticSections = {
  lane,
  goods,
  boxes: { boxes: { ...boxes, required: true }, ...wholeLoad },
  expectations: span,
  files: papers,
  contact,
} as const satisfies SectionTable;

/** Flexitanks carry one liquid that is not dangerous; the number of containers follows from mass and density. */
export const flexitankSections = {
  lane,
  goods: {
    cargoName: goods.cargoName,
    weight: { kind: 'quantity', required: true, limits: MASS_LIMITS },
    density: { kind: 'quantity', required: true, limits: DENSITY_LIMITS },
    viscosity: { kind: 'quantity', limits: VISCOSITY_LIMITS },
  },
  expectations: span,
  files: papers,
  contact,
} as const satisfies SectionTable;

const carried = { onlyIf: ['tankService', 'TRANSPORT'] } as const;
const atYard = { onlyIf: ['tankService', 'RENTAL', 'CLEANING', 'STORAGE'] } as const;
const rented = { onlyIf: ['tankService', 'RENTAL'] } as const;
const timed = { onlyIf: ['tankService', 'RENTAL', 'STORAGE'] } as const;
const TANK_DAYS = { decimals: 0, min: YARD_DAYS.min, max: RENTAL_DAYS.FINANCE.max };

/**
 * Tank containers: transport, with the filling derived from two densities, or rental, cleaning and storage at a yard.
 */
export const tankSections = {
  works: { tankService: { kind: 'choice', required: true, choices: tankServices } },
  lane: { orgPortCode: { ...lane.orgPortCode, ...carried }, dstPortCode: { ...lane.dstPortCode, ...carried } },
  stay: {
    yardPlace: { kind: 'freeText', required: true, least: 2, most: 100, ...atYard },
    startDay: { kind: 'futureDay', ...atYard },
    tankDays: { kind: 'quantity', required: true, limits: TANK_DAYS, ...timed },
  },
  goods: {
    ...goods,
    density15: { kind: 'quantity', limits: TANK_DENSITY, ...carried },
    density50: { kind: 'quantity', limits: TANK_DENSITY, ...carried },
  },
  tanks: {
    tanks: { kind: 'quantity', required: true, limits: BOX_COUNT },
    tankSource: { kind: 'choice', required: true, choices: tankSources, ...carried },
    tankType: { kind: 'choice', required: true, choices: tankTypes, ...rented },
    rentalTerm: { kind: 'choice', required: true, choices: rentalTerms, ...rented },
  },
  expectations: {
    expectEtdFrom: { ...span.expectEtdFrom, ...carried },
    expectEtdTo: { ...span.expectEtdTo, ...carried },
  },
  files: papers,
  contact,
} as const satisfies SectionTable;

/** Storage in a warehouse; the location is free text. */
export const warehouseSections = {
  stay: {
    storagePlace: { kind: 'freeText', required: true, least: 2, most: 100 },
    storageMode: { kind: 'choice', required: true, choices: storageModes },
    startDay: { kind: 'futureDay' },
    storageDays: { kind: 'quantity', required: true, limits: { decimals: 0, ...STORED_DAYS } },
    storageWorks: { kind: 'choices', most: 6, choices: warehouseWorks },
  },
  goods: {
    ...goods,
    weight: { kind: 'quantity', required: true, limits: WEIGHT_LIMITS },
    volume: { kind: 'quantity', limits: VOLUME_LIMITS },
    pallets: { kind: 'quantity', limits: { decimals: 0, min: 1, max: PALLETS_AT_MOST } },
  },
  files: papers,
  contact,
} as const satisfies SectionTable;

/** Desk services for goods that an operator has to assess first. */
export const dgdeskSections = {
  works: {
    deskWorks: { kind: 'choices', required: true, most: 7, choices: deskWorks },
    urgency: { kind: 'choice', required: true, choices: ['NORMAL', 'URGENT'] },
    people: { kind: 'quantity', limits: PEOPLE },
    months: { kind: 'quantity', limits: MONTHS },
  },
  goods,
  files: papers,
  contact,
} as const satisfies SectionTable;

/** Stuffing at our stations for a sailing booked elsewhere. */
export const cfsSections = {
  lane,
  goods: {
    ...goods,
    weight: { kind: 'quantity', required: true, limits: WEIGHT_LIMITS },
    volume: { kind: 'quantity', required: true, limits: VOLUME_LIMITS },
  },
  boxes: { boxes: { ...boxes, required: true } },
  works: {
    stuffingDay: { kind: 'futureDay' },
    stuffingWorks: { kind: 'choices', most: 14, choices: stuffingOptions },
  },
  files: papers,
  contact,
} as const satisfies SectionTable;

export const fclFields = fieldsIn(fclSections);
export const lclFields = fieldsIn(lclSections);
export const truckFields = fieldsIn(truckSections);
export const airFields = fieldsIn(airSections);
export const railFields = fieldsIn(railSections);
export const domesticFields = fieldsIn(domesticSections);
export const flexitankFields = fieldsIn(flexitankSections);
export const tankFields = fieldsIn(tankSections);
export const warehouseFields = fieldsIn(warehouseSections);
export const dgdeskFields = fieldsIn(dgdeskSections);
export const cfsFields = fieldsIn(cfsSections);

export const leadFields = {
  company: { kind: 'freeText', most: 100 },
  contact: { kind: 'freeText', required: true, least: 2, most: 20 },
  phone: { kind: 'mobile', required: true },
  lanes: { kind: 'freeText', most: 200 },
  monthlyVolume: { kind: 'freeText', most: 60 },
  dgClasses: { kind: 'choices', most: 16, choices: DANGEROUS_CLASSES },
  remark: { kind: 'freeText', most: 500 },
} as const satisfies FieldTable;

type Fcl = typeof fclFields;
type Lcl = typeof lclFields;
type Truck = typeof truckFields;
type Flexitank = typeof flexitankFields;
type Tanks = typeof tankFields;
type Stored = typeof warehouseFields;
type Desk = typeof dgdeskFields;
type Stuffed = typeof cfsFields;

export type EnquirySection =
  | keyof typeof fclSections
  | keyof typeof lclSections
  | keyof typeof truckSections
  | keyof typeof tankSections
  | keyof typeof warehouseSections
  | keyof typeof dgdeskSections;
export type EnquiryField =
  | keyof Fcl
  | keyof Lcl
  | keyof Truck
  | keyof Flexitank
  | keyof Tanks
  | keyof Stored
  | keyof Desk
  | keyof Stuffed;

/** Values of any enquiry as typed; untouched fields may be absent. */
export type EnquiryValues = Partial<
  ValuesOf<Fcl> &
    ValuesOf<Lcl> &
    ValuesOf<Truck> &
    ValuesOf<Flexitank> &
    ValuesOf<Tanks> &
    ValuesOf<Stored> &
    ValuesOf<Desk> &
    ValuesOf<Stuffed>
>;
/** Name of a field or of the text typed beside it. */
export type EnquiryName = keyof EnquiryValues;
export type LeadValues = Partial<ValuesOf<typeof leadFields>>;
