import { blankRequest, type RequestForm } from '#domain/enquiry/purchase-form.ts';
import { replaceAt } from '#domain/form/path.ts';
import type { RequestAuthor, RestoredRequest } from './purchase-request.types.ts';

export const verified: RequestAuthor = { contact: '顾晓岚', phone: '12000000001', isVerified: true };

/** A buyer of a verified enterprise with an empty form. */
export const restoredRequest: RestoredRequest = {
  owner: 'user-verified',
  author: verified,
  now: Date.parse('2026-10-07T02:00:00Z'),
  form: null,
};

/** The input of a request for acetone, by field path. */
export const typedRequest: Readonly<Record<string, string>> = {
  'items.0.nameCn': '丙酮',
  'items.0.purity': '≥99.5 %',
  'items.0.packing': '160 kg 钢桶',
  'items.0.quantity': '20',
  lastDay: '2026-10-14',
  place: '上海市金山区漕泾镇目华路 8 号',
  arrivalDay: '2026-10-28',
};

/** The same request as a complete form with a contact. */
export const wholeRequest: RequestForm = Object.entries(typedRequest).reduce<RequestForm>(
  (form, [path, value]) => replaceAt(form, path, value),
  { ...blankRequest, contact: verified.contact, phone: verified.phone },
);
