import { type Section, section } from '../form/field.ts';
import * as rules from '../form/rules.ts';
import { UPLOADS_OF_A_FORM } from '../limits.ts';
import { type FileRef, type GoodsLine, hasDangerous } from './goods-line.ts';

export interface ClosingForm {
  documents: FileRef[];
  remark: string;
  agree: boolean;
  truth: boolean;
}

export const blankClosing: ClosingForm = { documents: [], remark: '', agree: false, truth: false };

export const attachedSection = <Form extends ClosingForm, Context>(step: string): Section<Form, Context> =>
  section<Form, ClosingForm, Context>({
    at: '',
    step,
    isPrivate: true,
    fields: {
      documents: { kind: 'files', rules: [rules.filesAtMost(UPLOADS_OF_A_FORM)] },
      remark: { kind: 'longText', most: 500 },
    },
  });

export const paymentSection = <Form extends { payType: string }, Context extends { payTypes: readonly string[] }>(
  step: string,
): Section<Form, Context> =>
  section<Form, { payType: string }, Context>({
    at: '',
    step,
    fields: { payType: { kind: 'choice', required: true, choices: ({ context }) => context.payTypes } },
  });

/** Agreement to the terms on ordering. */
export const agreeSection = <Form extends { agree: boolean }, Context>(): Section<Form, Context> =>
  section<Form, { agree: boolean }, Context>({
    at: '',
    step: 'confirm',
    isPrivate: true,
    fields: { agree: { kind: 'tick', required: true } },
  });

/** Promises on ordering; the truthful declaration of dangerous goods is a separate one. */
export const confirmSection = <Form extends ClosingForm & { cargo: readonly GoodsLine[] }, Context>(): Section<
  Form,
  Context
> =>
  section<Form, ClosingForm, Context>({
    at: '',
    step: 'confirm',
    isPrivate: true,
    fields: {
      agree: { kind: 'tick', required: true },
      truth: { kind: 'tick', required: true, shown: ({ form }) => hasDangerous(form) },
    },
  });
