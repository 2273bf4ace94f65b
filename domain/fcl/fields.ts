import { billCopies, billTypes } from '../booking/bill-fields.ts';
import { boxLoad, boxQuantity, ownBoxNumbers } from '../booking/box-fields.ts';
import { attachedSection, confirmSection } from '../booking/closing-fields.ts';
import { contactSection } from '../booking/contact-fields.ts';
import { invoiceSection } from '../booking/invoice-fields.ts';
import * as lane from '../booking/lane-rules.ts';
import { partySections } from '../booking/party-fields.ts';
import { type Field, type FormDescription, section } from '../form/field.ts';
import * as rules from '../form/rules.ts';
import { addOnSections } from './add-on-fields.ts';
import { followCargo } from './cargo.ts';
import { fclCargo, fclDangerous } from './cargo-fields.ts';
import { fclChecks } from './checks.ts';
import type { FclContext } from './context.ts';
import type { ContainerLine, FclForm } from './form.ts';
import * as terms from './terms.ts';

type FormField = Field<FclForm, FclForm, FclContext>;

export const tradeTerms = ['EXW', 'FCA', 'FAS', 'FOB', 'CFR', 'CIF', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP'] as const;
const isRefrigerated = ({ scope }: { scope: ContainerLine }) => /^(?:20RF|40RH)$/.test(scope.ctnType);
const isOpen = ({ scope }: { scope: ContainerLine }) => /(?:OT|FR)$/.test(scope.ctnType);

const choice = (codes: readonly string[]): FormField => ({ kind: 'choice', choices: () => codes });

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
    quantity: boxQuantity,
    soc: { kind: 'tick', resets: (scope) => (scope.soc ? {} : { containerNos: '' }) },
    containerNos: ownBoxNumbers,
    temperature: {
      kind: 'quantity',
      unit: 'celsius',
      decimals: 1,
      most: 6,
      shown: isRefrigerated,
      required: true,
      rules: [rules.quantity({ decimals: 1, min: -60, max: 30 })],
    },
    ventilation: { kind: 'text', isShared: true, most: 20, shown: isRefrigerated },
    humidity: {
      kind: 'quantity',
      unit: 'percent',
      decimals: 0,
      most: 3,
      shown: isRefrigerated,
      rules: [rules.quantity({ decimals: 0, min: 0, max: 100 })],
    },
    overDimensions: { kind: 'text', isShared: true, most: 100, shown: isOpen },
  },
});

/** In the goods step, because weights per container derive from the goods. */
const loads = section<FclForm, ContainerLine, FclContext>({
  at: 'containers.*',
  step: 'cargo',
  fields: { weightPerCtn: boxLoad(lane.boxWeight) },
});

const onTheForm = (fields: Readonly<Record<string, FormField>>) =>
  section<FclForm, FclForm, FclContext>({ at: '', step: 'services', fields });

const bill = onTheForm({
  tradeTerm: choice(['', ...tradeTerms]),
  blType: choice(['', ...billTypes]),
  blOwner: choice(['', 'HBL', 'MBL']),
  blCopies: billCopies,
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

/** Full container order form in page order, used by the page, the draft, the summary and the server. */
export const fclDescription: FormDescription<FclForm, FclContext> = {
  sections: [
    route,
    containers,
    fclCargo,
    fclDangerous,
    loads,
    ...addOnSections,
    contactSection('services'),
    ...partySections<FclForm, FclContext>('services'),
    bill,
    payment,
    invoiceSection('services'),
    attachedSection('services'),
    confirmSection(),
  ],
  follow: followCargo,
  checks: fclChecks,
};
