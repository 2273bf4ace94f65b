import { type Field, type FormDescription, section } from '../../../form/field.ts';
import * as rules from '../../../form/rules.ts';
import { isTaxpayerNumber } from '../../../identity/taxpayer-number.ts';
import { isBankAccount } from '../../../identity/trade-codes.ts';
import { BOXES_OF_A_TYPE, UPLOADS_OF_A_FORM } from '../../../limits.ts';
import { PIECES_LIMITS, WEIGHT_LIMITS } from '../../../quantity.ts';
import { hasDangerous } from '../../goods-line.ts';
import type { Invoice } from '../../invoice.ts';
import * as lane from '../../lane-rules.ts';
import type { Party } from '../../party.ts';
import * as tradeRules from '../../trade-rules.ts';
import { addOnSections } from './add-on-fields.ts';
import { followCargo } from './cargo.ts';
import { cargoSection, dangerousSection } from './cargo-fields.ts';
import { fclChecks } from './checks.ts';
import type { FclContext } from './context.ts';
import type { ContainerLine, FclForm } from './form.ts';
import { arePartiesAsked } from './parties.ts';
import * as terms from './terms.ts';

type FormField = Field<FclForm, FclForm, FclContext>;

export const tradeTerms = ['EXW', 'FCA', 'FAS', 'FOB', 'CFR', 'CIF', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP'] as const;
const isRefrigerated = ({ scope }: { scope: ContainerLine }) => /^(?:20RF|40RH)$/.test(scope.ctnType);
const isOpen = ({ scope }: { scope: ContainerLine }) => /(?:OT|FR)$/.test(scope.ctnType);

const choice = (codes: readonly string[], more: Partial<FormField> = {}): FormField => ({
  kind: 'choice',
  choices: () => codes,
  ...more,
});

const route = section<FclForm, FclForm, FclContext>({
  at: '',
  step: 'route',
  fields: {
    receiptType: {
      kind: 'choice',
      required: true,
      choices: terms.pointsOf('receiptType'),
      rules: [terms.termPriced('receiptType')],
    },
    deliveryType: {
      kind: 'choice',
      required: true,
      choices: terms.pointsOf('deliveryType'),
      rules: [terms.termPriced('deliveryType')],
    },
    cargoReadyDate: { kind: 'day', required: true, rules: [lane.readyInTime] },
  },
});

const containers = section<FclForm, ContainerLine, FclContext>({
  at: 'containers.*',
  step: 'route',
  fields: {
    ctnType: {
      kind: 'choice',
      required: true,
      choices: lane.boxTypes,
      rules: [lane.boxOnce, lane.boxPriced],
      resets: () => ({ temperature: '', ventilation: '', humidity: '', overDimensions: '' }),
    },
    quantity: {
      kind: 'whole',
      unit: 'box',
      decimals: 0,
      required: true,
      most: 3,
      rules: [rules.quantity({ ...PIECES_LIMITS, max: BOXES_OF_A_TYPE })],
    },
    soc: { kind: 'tick', resets: (scope) => (scope.soc ? {} : { containerNos: '' }) },
    containerNos: {
      kind: 'longText',
      most: 1300,
      shown: ({ scope }) => scope.soc,
      required: true,
      rules: [lane.containerNumbers],
    },
    temperature: {
      kind: 'quantity',
      unit: 'celsius',
      decimals: 1,
      most: 6,
      shown: isRefrigerated,
      required: true,
      rules: [rules.quantity({ decimals: 1, min: -60, max: 30 })],
    },
    ventilation: { kind: 'text', most: 20, shown: isRefrigerated },
    humidity: {
      kind: 'quantity',
      unit: 'percent',
      decimals: 0,
      most: 3,
      shown: isRefrigerated,
      rules: [rules.quantity({ decimals: 0, min: 0, max: 100 })],
    },
    overDimensions: { kind: 'text', most: 100, shown: isOpen },
  },
});

/** What each box carries follows from the goods, so it is asked where they are. */
const loads = section<FclForm, ContainerLine, FclContext>({
  at: 'containers.*',
  step: 'cargo',
  fields: {
    weightPerCtn: {
      kind: 'quantity',
      unit: 'kilogram',
      decimals: 3,
      required: true,
      most: 12,
      rules: [rules.quantity(WEIGHT_LIMITS), lane.boxWeight],
    },
  },
});

const onTheForm = (fields: Readonly<Record<string, FormField>>) =>
  section<FclForm, FclForm, FclContext>({ at: '', step: 'services', fields });

const contact = onTheForm({
  contactName: { kind: 'text', required: true, most: 20, rules: [rules.atLeast(2)] },
  contactPhone: { kind: 'phone', required: true, most: 20, rules: [rules.mobile] },
  contactTel: { kind: 'text', most: 20, rules: [rules.landline] },
  contactEmail: { kind: 'text', most: 100, rules: [rules.email] },
  wechat: { kind: 'text', most: 40 },
});

const parties = onTheForm({ parties: choice(['LATER', 'NOW'], { required: true }) });

const toOrder = onTheForm({
  toOrder: {
    kind: 'tick',
    shown: ({ scope }) => arePartiesAsked(scope),
    resets: (scope) => (scope.toOrder ? { notifySame: false } : {}),
  },
});

const notifySame = onTheForm({
  notifySame: { kind: 'tick', shown: ({ scope }) => arePartiesAsked(scope) && !scope.toOrder },
});

const bill = onTheForm({
  tradeTerm: choice(['', ...tradeTerms]),
  blType: choice(['', 'ORIGINAL', 'TELEX', 'SWB']),
  blOwner: choice(['', 'HBL', 'MBL']),
  blCopies: {
    kind: 'whole',
    decimals: 0,
    most: 2,
    shown: ({ scope }) => scope.blType === 'ORIGINAL',
    required: true,
    rules: [rules.quantity({ decimals: 0, min: 1, max: 9 })],
  },
  issuePlace: { kind: 'text', most: 60 },
});

const payment = onTheForm({
  payTerm: {
    kind: 'choice',
    required: true,
    choices: lane.offered(['PRE', 'COL'], 'COL', lane.takesCollect),
    rules: [lane.collectTaken],
  },
  settleType: {
    kind: 'choice',
    required: true,
    choices: lane.offered(['TICKET', 'MONTHLY'], 'MONTHLY', ({ isContractCustomer }) => isContractCustomer),
    rules: [lane.monthlyAgreed],
  },
  currency: { kind: 'choice', required: true, choices: terms.settlementCurrencies, rules: [terms.settledOnline] },
  payType: { kind: 'choice', required: true, choices: ({ context }) => context.payTypes },
});

const attached = onTheForm({
  documents: { kind: 'files', rules: [rules.filesAtMost(UPLOADS_OF_A_FORM)] },
  remark: { kind: 'longText', most: 500 },
});

const isNamedNow = ({ parties }: FclForm) => parties === 'NOW';

/** Whoever is named at all is named with a company; who chose to name them now names sender and receiver. */
const partySection = (
  at: 'consignee' | 'notify' | 'shipper',
  shown: (form: FclForm) => boolean,
  asked: (form: FclForm) => boolean,
) =>
  section<FclForm, Party, FclContext>({
    at,
    step: 'services',
    shown: (_: Party, form: FclForm) => arePartiesAsked(form) && shown(form),
    fields: {
      companyNameEn: {
        kind: 'text',
        most: 70,
        required: ({ scope, form }) => asked(form) || Object.values(scope).some((value) => value !== ''),
        rules: [tradeRules.partyLetters],
      },
      addressEn: { kind: 'longText', most: 179, rules: [tradeRules.partyLetters, tradeRules.addressLines] },
      countryCode: { kind: 'code', most: 2, rules: [tradeRules.countryCode] },
      taxNo: { kind: 'text', most: 40 },
      contact: { kind: 'text', most: 60 },
      phone: { kind: 'text', most: 30 },
      email: { kind: 'text', most: 100, rules: [rules.email] },
    },
  });

const isSpecial = ({ scope }: { scope: Invoice }) => scope.invoiceType === 'SPECIAL';

const invoice = section<FclForm, Invoice, FclContext>({
  at: 'invoice',
  step: 'services',
  shown: (scope) => scope.wanted !== undefined,
  fields: {
    wanted: { kind: 'tick' },
    ...lane.whenInvoiced({
      invoiceType: { kind: 'choice', required: true, choices: () => ['NORMAL', 'SPECIAL'] },
      companyName: { kind: 'text', required: true, most: 100 },
      taxpayerId: { kind: 'code', required: true, most: 20, rules: [lane.textIs('TAXPAYER_NUMBER', isTaxpayerNumber)] },
      regAddress: { kind: 'text', most: 100, required: isSpecial },
      regPhone: { kind: 'text', most: 30, required: isSpecial, rules: [rules.anyPhone] },
      bankName: { kind: 'text', most: 60, required: isSpecial, rules: [lane.bankName] },
      bankAccount: { kind: 'code', most: 40, required: isSpecial, rules: [lane.textIs('BANK_ACCOUNT', isBankAccount)] },
      receiverName: { kind: 'text', required: true, most: 20 },
      receiverPhone: { kind: 'phone', required: true, most: 20, rules: [rules.mobile] },
      region: { kind: 'text', most: 60 },
      address: { kind: 'text', most: 100 },
    }),
  },
});

const confirmation = section<FclForm, FclForm, FclContext>({
  at: '',
  step: 'confirm',
  fields: {
    agree: { kind: 'tick', required: true },
    truth: { kind: 'tick', required: true, shown: ({ form }) => hasDangerous(form) },
  },
});

export const fclSteps = ['route', 'cargo', 'services', 'confirm'] as const;
export type FclStep = (typeof fclSteps)[number];

/** The sea container order: its fields once, in the order of the page, for the page, the draft, the summary and the server. */
export const fclDescription: FormDescription<FclForm, FclContext> = {
  sections: [
    route,
    containers,
    cargoSection,
    dangerousSection,
    loads,
    ...addOnSections,
    contact,
    parties,
    partySection('shipper', () => true, isNamedNow),
    toOrder,
    partySection('consignee', ({ toOrder }) => !toOrder, isNamedNow),
    notifySame,
    partySection(
      'notify',
      ({ toOrder, notifySame }) => toOrder || !notifySame,
      ({ toOrder }) => toOrder,
    ),
    bill,
    payment,
    invoice,
    attached,
    confirmation,
  ],
  follow: followCargo,
  checks: fclChecks,
};
