import type { RequestForm } from '#domain/enquiry/purchase-form.ts';
import type { UploadsReport } from '../uploads/index.ts';

/** The user's data that prefills the form. */
export interface RequestAuthor {
  contact: string;
  phone: string;
  /** The user's enterprise is verified. */
  isVerified: boolean;
}

export interface RequestWriter {
  owner: string;
  /** Null for a visitor. */
  author: RequestAuthor | null;
}

export interface RestoredRequest extends RequestWriter {
  now: number;
  /** Input of this tab before a reload; null without any. */
  form: RequestForm | null;
}

export interface PublishedRequest {
  id: string;
  number: string;
}

export interface SendRequest {
  /** Validated and normalised. */
  form: RequestForm;
  key: string;
}

export interface PurchaseRequestContext extends RequestWriter {
  now: number;
  form: RequestForm;
  areFilesPending: boolean;
  showErrors: boolean;
  /** Idempotency key of this content; null until it was sent. */
  key: string | null;
  failure: string | null;
  published: PublishedRequest | null;
}

export type PurchaseRequestEvent =
  | { type: 'request.edit'; path: string; value: unknown }
  | { type: 'request.addItem' }
  | { type: 'request.removeItem'; index: number }
  | { type: 'request.submit' }
  /** Starts another request after one was published. */
  | { type: 'request.again' }
  | ({ type: 'person.changed' } & RequestWriter)
  | UploadsReport;
