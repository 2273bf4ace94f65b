import { ANONYMOUS, UNKNOWN_OWNER } from '#domain/booking/owner.ts';
import { ITEMS_OF_A_REQUEST, readRequest } from '#domain/enquiry/purchase-fields.ts';
import { blankItem, type RequestForm } from '#domain/enquiry/purchase-form.ts';
import type { FieldError } from '#domain/form/field.ts';
import type { PurchaseRequestContext, RequestAuthor } from './purchase-request.types.ts';

export const checkedRequest = ({
  form,
  now,
}: PurchaseRequestContext): { form: RequestForm; errors: readonly FieldError[] } => readRequest(form, { now });

/** Whether the form belongs to another user and must not be shown. */
export const isOther = (context: PurchaseRequestContext, owner: string): boolean =>
  context.owner !== owner && context.owner !== ANONYMOUS && context.owner !== UNKNOWN_OWNER;

/** Fills in the user as contact unless one is named. */
export const filledFor = (form: RequestForm, author: RequestAuthor | null): RequestForm => ({
  ...form,
  contact: form.contact === '' ? (author?.contact ?? '') : form.contact,
  phone: form.phone === '' ? (author?.phone ?? '') : form.phone,
});

export const canAdd = ({ items }: RequestForm): boolean => items.length < ITEMS_OF_A_REQUEST;
export const canRemove = ({ items }: RequestForm): boolean => items.length > 1;

export const withItem = (form: RequestForm): RequestForm => ({ ...form, items: [...form.items, blankItem] });
export const withoutItem = (form: RequestForm, index: number): RequestForm => ({
  ...form,
  items: form.items.filter((_, at) => at !== index),
});
