import { DEFAULT_IS_DANGER, UPLOADS_OF_A_FORM } from '../limits.ts';
import { VOLUME_LIMITS, WEIGHT_LIMITS } from '../quantity.ts';
import { containerCodes } from '../reference/container-codes.ts';
import { currencies } from '../reference/currencies.ts';
import { dgClasses } from '../reference/dangerous-classes.ts';
import { oceanCarriers } from '../reference/ocean-carriers.ts';
import {
  differentPorts,
  type FieldRule,
  type FormDescription,
  forwardSpan,
  groupOfClass,
  namedDanger,
} from './form.ts';

export type EnquiryService = 'fcl' | 'lcl' | 'truck';

/** Fee codes of what may be asked for beside the freight. */
export const ENQUIRY_SERVICES = ['TRK', 'CUS', 'DGD', 'STF', 'PLC', 'INS'] as const;
export const ENQUIRY_CARRIERS = oceanCarriers.filter(({ regional }) => !regional).map(({ scac }) => scac);
const PRICE_LIMITS = { places: 2, min: '0.01', max: '999999999.99' };
const PACKING_GROUPS = ['I', 'II', 'III'];

const lane: readonly FieldRule[] = [
  { name: 'orgPortCode', kind: 'place', required: true, typedIn: 'orgPort' },
  { name: 'dstPortCode', kind: 'place', required: true, typedIn: 'dstPort' },
];

const goods: readonly FieldRule[] = [
  { name: 'isDanger', kind: 'choice', required: true, choices: ['Y', 'N'] },
  { name: 'unNo', kind: 'unNumber', onlyDangerous: true },
  { name: 'dgClass', kind: 'choice', onlyDangerous: true, choices: dgClasses.map(({ code }) => code) },
  { name: 'packingGroup', kind: 'choice', onlyDangerous: true, choices: PACKING_GROUPS },
  { name: 'cargoName', kind: 'text', required: true, most: 100 },
];

const contact: readonly FieldRule[] = [
  { name: 'contact', kind: 'text', required: true, least: 2, most: 20 },
  { name: 'phone', kind: 'mobile', required: true },
  { name: 'company', kind: 'text', most: 100 },
  { name: 'remark', kind: 'text', most: 500 },
];

const fcl: FormDescription = {
  fields: [
    ...lane,
    ...goods,
    { name: 'boxes', kind: 'boxes', required: true },
    { name: 'weight', kind: 'quantity', limits: WEIGHT_LIMITS },
    { name: 'volume', kind: 'quantity', limits: VOLUME_LIMITS },
    { name: 'expectEtdFrom', kind: 'day' },
    { name: 'expectEtdTo', kind: 'day' },
    { name: 'targetPrice', kind: 'quantity', limits: PRICE_LIMITS },
    { name: 'targetCurrency', kind: 'choice', choices: currencies.map(({ code }) => code), onlyWith: 'targetPrice' },
    { name: 'carrierPrefer', kind: 'choices', choices: ENQUIRY_CARRIERS },
    { name: 'services', kind: 'choices', choices: ENQUIRY_SERVICES },
    { name: 'quoteDeadline', kind: 'day' },
    { name: 'fileIds', kind: 'files', most: UPLOADS_OF_A_FORM },
    ...contact,
  ],
  rules: [differentPorts, namedDanger, groupOfClass, forwardSpan('expectEtdFrom', 'expectEtdTo')],
  initial: { isDanger: DEFAULT_IS_DANGER, targetCurrency: '2' },
};

const lcl: FormDescription = {
  fields: [
    ...lane,
    ...goods,
    { name: 'weight', kind: 'quantity', required: true, limits: WEIGHT_LIMITS },
    { name: 'volume', kind: 'quantity', required: true, limits: VOLUME_LIMITS },
    ...contact,
  ],
  rules: [differentPorts, namedDanger, groupOfClass],
  initial: { isDanger: DEFAULT_IS_DANGER },
};

const truck: FormDescription = {
  fields: [
    { name: 'pickupPlace', kind: 'text', required: true, most: 200 },
    { name: 'deliveryPlace', kind: 'text', required: true, most: 200 },
    { name: 'loadingDay', kind: 'day' },
    { name: 'ctnType', kind: 'choice', choices: containerCodes },
    ...goods,
    ...contact,
  ],
  rules: [groupOfClass],
  initial: { isDanger: DEFAULT_IS_DANGER },
};

/** What each service's enquiry asks: the site's form and the server's check are this list. */
export const enquiryForms: Readonly<Record<EnquiryService, FormDescription>> = { fcl, lcl, truck };
