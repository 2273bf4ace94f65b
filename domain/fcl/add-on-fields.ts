import * as lane from '../booking/lane-rules.ts';
import { type Field, section } from '../form/field.ts';
import * as rules from '../form/rules.ts';
import type { FclContext } from './context.ts';
import type { FclForm, Services } from './form.ts';

type ServiceSections = { [Code in keyof Services]: Field<FclForm, Services[Code], FclContext> };
const wanted = { kind: 'tick' } satisfies Partial<ServiceSections['truck']>;
const serviceOf = <Code extends keyof Services>(
  code: Code,
  fields: { [Key in Exclude<keyof Services[Code], 'wanted'>]: Field<FclForm, Services[Code], FclContext> },
) => {
  const whenSelected = Object.fromEntries(
    Object.entries<Field<FclForm, Services[Code], FclContext>>(fields).map(([key, field]) => [
      key,
      { ...field, shown: ({ scope }: { scope: Services[Code] }) => scope.wanted },
    ]),
  );
  return section<FclForm, Services[Code], FclContext>({
    at: `services.${code}`,
    step: 'services',
    fields: { wanted, ...whenSelected } as never,
  });
};

const shortText = (most: number) => ({ kind: 'text', required: true, most }) as const;

/** Add-ons; the fields of each are shown once it is selected. */
export const addOnSections = [
  serviceOf('truck', {
    province: { ...shortText(20), isShared: true },
    city: { ...shortText(20), isShared: true },
    district: { ...shortText(20), isShared: true },
    loadingAt: { kind: 'minute', required: true, rules: [lane.beforeClosing] },
    dgVehicle: { kind: 'choice', required: true, choices: () => ['Y', 'N'], rules: [lane.vehicleForGoods] },
    address: shortText(100),
  }),
  serviceOf('customs', { mode: { kind: 'choice', required: true, choices: () => ['ENTRUST', 'OWN_PAPERS'] } }),
  serviceOf('declaration', {}),
  serviceOf('stuffing', { deliverDay: { kind: 'day', required: true, rules: [lane.dayBeforeClosing] } }),
  serviceOf('placards', {}),
  serviceOf('certificates', { kind: { kind: 'choice', required: true, choices: () => ['PACKING', 'REPORT', 'BOTH'] } }),
  serviceOf('storage', {
    fromDay: { kind: 'day', required: true, rules: [lane.notPast] },
    days: {
      kind: 'whole',
      decimals: 0,
      required: true,
      most: 3,
      rules: [rules.quantity({ decimals: 0, min: 1, max: 365 })],
    },
  }),
  serviceOf('insurance', {
    cargoValue: {
      kind: 'quantity',
      decimals: 2,
      required: true,
      most: 20,
      rules: [rules.quantity({ decimals: 2, min: '0.01', max: '999999999.99' })],
    },
    currency: { kind: 'choice', required: true, choices: ({ context }) => context.currencies },
  }),
  serviceOf('destination', {
    kind: {
      kind: 'choice',
      required: true,
      choices: ({ form }) => (form.deliveryType === 'SD' ? ['DELIVERY', 'BOTH'] : ['CLEARANCE', 'DELIVERY', 'BOTH']),
    },
    address: { kind: 'longText', most: 200, required: ({ form }) => form.deliveryType === 'SD' },
  }),
  serviceOf('handling', {
    kind: { kind: 'choice', required: true, choices: () => ['FUMIGATION', 'PALLET', 'LASHING'] },
    note: { kind: 'text', most: 100 },
  }),
  serviceOf('video', {}),
];
