import type { RequestForm } from '#domain/enquiry/purchase-form.ts';
import type { UploadsReport } from '../uploads/index.ts';

/** Who is signed in, as far as the form may be filled in with it. */
export interface RequestAuthor {
  contact: string;
  phone: string;
  /** Their enterprise has passed its verification. */
  isVerified: boolean;
}

export interface RequestWriter {
  owner: string;
  /** Null for who is not signed in. */
  author: RequestAuthor | null;
}

export interface RestoredRequest extends RequestWriter {
  now: number;
  /** As typed before in this tab; null where nothing was. */
  form: RequestForm | null;
}

export interface PublishedRequest {
  id: string;
  number: string;
}

export interface SendRequest {
  /** Clean and complete. */
  form: RequestForm;
  key: string;
}

export interface PurchaseRequestContext extends RequestWriter {
  now: number;
  /** As typed. */
  form: RequestForm;
  areFilesComing: boolean;
  /** Field errors are shown from the first try to publish on. */
  showErrors: boolean;
  /** Names this very content: sent again, it is published once. Null until it was sent. */
  key: string | null;
  failure: string | null;
  published: PublishedRequest | null;
}

export type PurchaseRequestEvent =
  | { type: 'request.edit'; path: string; value: unknown }
  | { type: 'request.addItem' }
  | { type: 'request.removeItem'; index: number }
  | { type: 'request.submit' }
  /** After one was published: another. */
  | { type: 'request.again' }
  | ({ type: 'person.changed' } & RequestWriter)
  | UploadsReport;
