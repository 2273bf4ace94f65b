import type { Section } from '../form/field.ts';
import { attachedSection, type ClosingForm, paymentSection } from './closing-fields.ts';
import { type ContactForm, contactSection } from './contact-fields.ts';
import type { PaidForm } from './invoice.ts';
import { invoiceSection } from './invoice-fields.ts';

/** Closing sections in the order all services share: contact, payment, invoice, attachments. */
export const orderSections = <
  Form extends ClosingForm & ContactForm & PaidForm,
  Context extends { payTypes: readonly string[] },
>(
  step: string,
  parties: readonly Section<Form, Context>[] = [],
): Section<Form, Context>[] => [
  contactSection(step),
  ...parties,
  paymentSection(step),
  invoiceSection(step),
  attachedSection(step),
];
