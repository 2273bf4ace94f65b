import { type BookingService, readersOf } from '#domain/booking/service.ts';
import type { FeeLine } from '#domain/fees/line.ts';
import type { FormDescription } from '#domain/form/field.ts';
import { section } from '#domain/form/field.ts';
import * as rules from '#domain/form/rules.ts';
import type { PriceQuote } from '../pricing/index.ts';

export interface SampleForm {
  priceId: string;
  cargoReadyDate: string;
  currency: string;
  contactName: string;
  contactPhone: string;
  remark: string;
  documents: unknown[];
  agree: boolean;
}

interface SampleFacts {
  now: number;
}

const description: FormDescription<SampleForm, SampleFacts> = {
  sections: [
    section<SampleForm, SampleForm, SampleFacts>({
      at: '',
      step: 'goods',
      fields: {
        cargoReadyDate: { kind: 'day', required: true },
        currency: { kind: 'choice', required: true, choices: () => ['1', '2'] },
      },
    }),
    section<SampleForm, SampleForm, SampleFacts>({
      at: '',
      step: 'contact',
      fields: {
        contactName: { kind: 'text', required: true, most: 20, rules: [rules.atLeast(2)] },
        contactPhone: { kind: 'phone', required: true, most: 20, rules: [rules.mobile] },
        remark: { kind: 'longText', most: 500 },
      },
    }),
    section<SampleForm, SampleForm, SampleFacts>({
      at: '',
      step: 'confirm',
      fields: { agree: { kind: 'tick', required: true } },
    }),
  ],
  checks: [],
};

export const sampleForm: SampleForm = {
  priceId: 'p1',
  cargoReadyDate: '2026-10-20',
  currency: '2',
  contactName: '李货主',
  contactPhone: '13800138001',
  remark: '',
  documents: [],
  agree: true,
};

/** The smallest service that uses every feature of a service; plain data, no code of the machine. */
export const sampleService: BookingService<SampleForm, SampleFacts> = {
  code: 'sample',
  steps: ['goods', 'contact', 'confirm'],
  description,
  blank: { ...sampleForm, cargoReadyDate: '', agree: false },
  kept: ['priceId'],
  priced: ({ priceId, currency }) => ({ priceId, currency }),
  agreements: (_, { hasAgreedProtocol }) => (hasAgreedProtocol ? ['charge'] : ['charge', 'protocol']),
  successPath: null,
  links: () => ({ list: '/prices', enquiry: '/enquiry' }),
};

export const sampleReaders = readersOf(sampleService);

const box: Omit<FeeLine, 'amount' | 'feeCode' | 'feeName' | 'group' | 'unitPrice'> = {
  basis: 'CONTAINER',
  ctnType: '20GP',
  quantity: '2',
  atCost: false,
  payTerm: 'PRE',
  taxRate: null,
  currency: '2',
};

/** A price of two 20-foot containers of dangerous goods. */
export const sampleQuote: PriceQuote = {
  quoteId: 'quote-1',
  lines: [
    { ...box, group: 'FREIGHT', feeCode: 'OF', feeName: '海运费', unitPrice: '850.00', amount: '1700.00' },
    { ...box, group: 'DANGEROUS', feeCode: 'DGS', feeName: '危险品附加', unitPrice: '300.00', amount: '600.00' },
    {
      ...box,
      group: 'ORIGIN',
      feeCode: 'THC',
      feeName: '码头操作',
      currency: '1',
      unitPrice: '1100.00',
      amount: '2200.00',
    },
  ],
  addOns: [
    {
      service: 'customs',
      isIncluded: false,
      lines: [
        {
          ...box,
          group: 'SERVICE',
          feeCode: 'CUS',
          feeName: '报关',
          basis: 'SHIPMENT',
          ctnType: null,
          quantity: '1',
          currency: '1',
          unitPrice: '350.00',
          amount: '350.00',
        },
      ],
    },
    {
      service: 'stuffing',
      isIncluded: false,
      lines: [
        {
          ...box,
          group: 'SERVICE',
          feeCode: 'STF',
          feeName: '内装',
          currency: '1',
          unitPrice: '900.00',
          amount: '1800.00',
        },
      ],
    },
    { service: 'placards', isIncluded: true, lines: [] },
    {
      service: 'insurance',
      isIncluded: false,
      lines: [
        {
          ...box,
          group: 'SERVICE',
          feeCode: 'INS',
          feeName: '保险',
          basis: 'PERCENT',
          ctnType: null,
          quantity: '0',
          currency: '1',
          unitPrice: '0.15',
          amount: '0.00',
        },
      ],
    },
    {
      service: 'storage',
      isIncluded: false,
      lines: [
        {
          ...box,
          group: 'SERVICE',
          feeCode: 'STO',
          feeName: '仓储（询价）',
          basis: 'TIME',
          ctnType: null,
          quantity: '1',
          currency: '1',
          unitPrice: '0.00',
          amount: '0.00',
          atCost: true,
        },
      ],
    },
  ],
  totals: [
    { currency: '2', amount: '2300.00' },
    { currency: '1', amount: '2200.00' },
  ],
  validTo: Date.UTC(2026, 9, 7, 3),
  now: Date.UTC(2026, 9, 7, 2),
};
