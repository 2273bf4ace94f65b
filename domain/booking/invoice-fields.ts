import { type Field, type Section, section } from '../form/field.ts';
import * as rules from '../form/rules.ts';
import { isTaxpayerNumber } from '../identity/taxpayer-number.ts';
import { isBankAccount } from '../identity/trade-codes.ts';
import type { Invoice, InvoiceDetails } from './invoice.ts';
import * as lane from './lane-rules.ts';

type InvoiceFields<Form, Scope, Context> = { [Key in keyof InvoiceDetails]: Field<Form, Scope, Context> };

export function invoiceFields<Form, Scope extends InvoiceDetails, Context>(): InvoiceFields<Form, Scope, Context> {
  const isSpecial = ({ scope }: { scope: Scope }) => scope.invoiceType === 'SPECIAL';
  return {
    invoiceType: { kind: 'choice', required: true, choices: () => ['NORMAL', 'SPECIAL'] },
    companyName: { kind: 'text', required: true, most: 100 },
    taxpayerId: {
      kind: 'code',
      required: true,
      most: 20,
      rules: [lane.textIs('TAXPAYER_NUMBER', isTaxpayerNumber)],
    },
    regAddress: { kind: 'text', most: 100, required: isSpecial },
    regPhone: { kind: 'text', most: 30, required: isSpecial, rules: [rules.anyPhone] },
    bankName: { kind: 'text', most: 60, required: isSpecial, rules: [lane.bankName] },
    bankAccount: {
      kind: 'code',
      most: 40,
      required: isSpecial,
      rules: [lane.textIs('BANK_ACCOUNT', isBankAccount)],
    },
    receiverName: { kind: 'text', required: true, most: 20 },
    receiverPhone: { kind: 'phone', required: true, most: 20, rules: [rules.mobile] },
    region: { kind: 'text', most: 60 },
    address: { kind: 'text', most: 100 },
  };
}

/** Shown in an order once an invoice is requested. */
function whenInvoiced<Form, Context>(): InvoiceFields<Form, Invoice, Context> {
  const entries = Object.entries<Field<Form, Invoice, Context>>(invoiceFields()).map(([key, field]) => [
    key,
    { ...field, shown: ({ scope }: { scope: Invoice }) => scope.wanted },
  ]);
  return Object.fromEntries(entries) as InvoiceFields<Form, Invoice, Context>;
}

export const invoiceSection = <Form extends { invoice: Invoice }, Context>(step: string): Section<Form, Context> =>
  section<Form, Invoice, Context>({
    at: 'invoice',
    step,
    isPrivate: true,
    fields: { wanted: { kind: 'tick' }, ...whenInvoiced<Form, Context>() },
  });
