import { type Section, section } from '../form/field.ts';
import * as rules from '../form/rules.ts';

export interface ContactForm {
  contactName: string;
  contactPhone: string;
  contactTel: string;
  contactEmail: string;
  wechat: string;
}

export const blankContact: ContactForm = {
  contactName: '',
  contactPhone: '',
  contactTel: '',
  contactEmail: '',
  wechat: '',
};

export const contactSection = <Form extends ContactForm, Context>(step: string): Section<Form, Context> =>
  section<Form, ContactForm, Context>({
    at: '',
    step,
    isPrivate: true,
    fields: {
      contactName: { kind: 'text', required: true, most: 20, rules: [rules.atLeast(2)] },
      contactPhone: { kind: 'phone', required: true, most: 20, rules: [rules.mobile] },
      contactTel: { kind: 'text', most: 20, rules: [rules.landline] },
      contactEmail: { kind: 'text', most: 100, rules: [rules.email] },
      wechat: { kind: 'text', most: 40 },
    },
  });
