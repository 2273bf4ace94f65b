import type { Section } from '../form/field.ts';
import { attachedSection, type ClosingForm, paymentSection } from './closing-fields.ts';
import { type ContactForm, contactSection } from './contact-fields.ts';
import type { PaidForm } from './invoice.ts';
import { invoiceSection } from './invoice-fields.ts';

/** Who is called, how it is paid, who is invoiced, what else comes along: asked of every order in the same order. */
export const orderSections = <
  Form extends ClosingForm & ContactForm & PaidForm,
  Context extends { payTypes: readonly string[] },
>(
  step: string,
  /** Who else is named. */
  parties: readonly Section<Form, Context>[] = [],
): Section<Form, Context>[] => [
  contactSection(step),
  ...parties,
  paymentSection(step),
  invoiceSection(step),
  attachedSection(step),
];
