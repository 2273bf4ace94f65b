import { boxTypeErrors, payloadErrors, roomErrors } from '../booking/box-errors.ts';
import { boxQuantity, ownBoxNumbers } from '../booking/box-fields.ts';
import { attachedSection, confirmSection } from '../booking/closing-fields.ts';
import { contactSection } from '../booking/contact-fields.ts';
import { dangerousSection } from '../booking/dangerous-fields.ts';
import { goodsSection } from '../booking/goods-fields.ts';
import { followLines } from '../booking/goods-list.ts';
import { invoiceSection } from '../booking/invoice-fields.ts';
import * as lane from '../booking/lane-rules.ts';
import { offerErrors } from '../booking/offer-errors.ts';
import type { Party } from '../booking/party.ts';
import { apartErrors, kindErrors, lineCountErrors, pollutantErrors } from '../booking/stowed-goods.ts';
import * as tradeRules from '../booking/trade-rules.ts';
import { type Field, type FormDescription, type RuleInput, section } from '../form/field.ts';
import * as rules from '../form/rules.ts';
import { UPLOADS_OF_A_FORM } from '../limits.ts';
import type { RailContext } from './context.ts';
import { FREE_DAYS, type RailCargoLine, type RailContainer, type RailForm, STATION } from './form.ts';
import * as rail from './rules.ts';

type FormField = Field<RailForm, RailForm, RailContext>;
type Spot = RuleInput<RailForm, RailForm, RailContext>;

const isFetched = ({ scope }: Spot) => scope.pickup !== STATION;
const isBrought = ({ scope }: Spot) => scope.delivery !== STATION;
const address: FormField = { kind: 'longText', required: true, most: 200 };

const route = section<RailForm, RailForm, RailContext>({
  at: '',
  step: 'train',
  fields: {
    pickup: {
      kind: 'choice',
      required: true,
      choices: rail.doorsAt('pickup'),
      resets: ({ pickup }) => (pickup === STATION ? { fetchAddress: '' } : {}),
    },
    fetchAddress: { ...address, shown: isFetched },
    delivery: {
      kind: 'choice',
      required: true,
      choices: rail.doorsAt('delivery'),
      resets: ({ delivery }) => (delivery === STATION ? { bringAddress: '' } : {}),
    },
    bringAddress: { ...address, shown: isBrought },
    cargoReadyDate: { kind: 'day', required: true, rules: [lane.readyInTime] },
  },
});

/** Clears the terms of rail containers, so that those of the price apply. */
const OF_THE_TRAIN = { emptyAt: '', returnCity: '', freeDays: '' };
const isOfTrain = ({ scope }: { scope: RailContainer }) => !scope.soc;
const locationText = { kind: 'text', most: 60 } as const;

const containers = section<RailForm, RailContainer, RailContext>({
  at: 'containers.*',
  step: 'train',
  fields: {
    ctnType: {
      kind: 'choice',
      required: true,
      choices: lane.boxTypes,
      rules: [lane.boxOnce, lane.boxPriced],
    },
    quantity: boxQuantity,
    soc: { kind: 'tick', resets: ({ soc }) => (soc ? OF_THE_TRAIN : { containerNos: '' }) },
    containerNos: ownBoxNumbers,
    emptyAt: { ...locationText, shown: isOfTrain },
    returnCity: { ...locationText, shown: isOfTrain },
    freeDays: { kind: 'whole', decimals: 0, most: 2, rules: [rules.quantity(FREE_DAYS)], shown: isOfTrain },
  },
});

const cargo = goodsSection<RailForm, RailCargoLine, RailContext>({
  step: 'cargo',
  isDangerShown: ({ offer }) => offer?.isDanger === true,
  isVolumeRequired: () => true,
  isReportRequired: () => true,
  isDeclared: true,
  sailingDay: lane.sailingDay,
  currencies: ({ currencies }) => currencies,
  own: {
    lithium: { kind: 'tick' },
    electronics: { kind: 'tick' },
    wooden: { kind: 'tick' },
    temperature: {
      kind: 'quantity',
      unit: 'celsius',
      decimals: 1,
      most: 6,
      rules: [rules.quantity({ decimals: 1, min: -60, max: 30 })],
    },
  },
});

const block = dangerousSection<RailForm, RailContext>({
  step: 'cargo',
  classRules: [],
  sailingDay: lane.sailingDay,
  packingDay: lane.closingDay,
});

/** Consignee, required now because every border asks for it. */
const consignee = section<RailForm, Party, RailContext>({
  at: 'consignee',
  step: 'consignee',
  isPrivate: true,
  fields: {
    companyNameEn: { kind: 'text', required: true, most: 70, rules: [tradeRules.partyLetters] },
    addressEn: {
      kind: 'longText',
      required: true,
      most: 179,
      rules: [tradeRules.partyLetters, tradeRules.addressLines],
    },
    countryCode: { kind: 'code', required: true, most: 2, rules: [tradeRules.countryCode] },
    taxNo: { kind: 'text', required: true, most: 40, rules: [rail.taxNumber] },
    contact: { kind: 'text', required: true, most: 60 },
    phone: { kind: 'text', required: true, most: 30 },
    email: { kind: 'text', most: 100, rules: [rules.email] },
  },
});

const customs = section<RailForm, RailForm, RailContext>({
  at: '',
  step: 'consignee',
  fields: {
    declaredAt: { kind: 'choice', required: true, choices: () => ['TRANSFER', 'LOCAL'] },
    insured: { kind: 'tick' },
    customsSet: { kind: 'files', rules: [rules.filesAtMost(UPLOADS_OF_A_FORM)] },
    payType: { kind: 'choice', required: true, choices: ({ context }) => context.payTypes },
  },
});

/** List prices exclude dangerous goods; only an answered enquiry includes them. */
const GENERAL = { isDanger: false } as const;

export const railDescription: FormDescription<RailForm, RailContext> = {
  sections: [
    route,
    containers,
    cargo,
    block,
    consignee,
    customs,
    contactSection('consignee'),
    invoiceSection('consignee'),
    attachedSection('consignee'),
    confirmSection(),
  ],
  follow: (form, _, path, before) => followLines<RailCargoLine, RailForm>(form, path, before),
  checks: [
    offerErrors('train'),
    boxTypeErrors('train'),
    lineCountErrors,
    (form, { offer }) => kindErrors(form, form.enquiryNo === '' ? GENERAL : offer),
    pollutantErrors,
    apartErrors,
    rail.lineLimitErrors,
    payloadErrors,
    roomErrors,
  ],
};
