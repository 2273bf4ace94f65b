import type { EnquiryValues } from '#domain/enquiry/fields.ts';
import type { EnquiryReason } from '#domain/enquiry/kinds.ts';
import type { EnquiryService } from '#domain/enquiry/services.ts';
import type { SentValues } from '#domain/form/flat.ts';
import type { RecentLocations } from '#domain/locations/recent.ts';
import type { UploadsReport } from '../uploads/index.ts';

export type { EnquiryValues } from '#domain/enquiry/fields.ts';
export type { EnquiryService } from '#domain/enquiry/services.ts';

export interface EnquiryInput {
  service: EnquiryService;
  /** Recently chosen ports in this browser. */
  recent?: RecentLocations;
}

/** The user's data that prefills the form. */
export interface EnquiryPerson {
  contact: string;
  phone: string;
  company: string;
}

/** A shared link whose content failed to load. */
export interface UnreadLink {
  id: string;
  message: string;
  /** Fields edited since: the link's content does not overwrite them. */
  typed: readonly string[];
}

/** The restored input merged with the URL, which takes precedence. */
export interface RestoredForm {
  values: EnquiryValues;
  /** Today's date in the user's time zone, yyyy-MM-dd. */
  today: string;
  /** The URL names a shared link that expired or never existed. */
  isLinkGone: boolean;
  /** The shared link failed to load; the form opens without it. */
  unreadLink?: UnreadLink | null;
  /** Typed in this tab before sign-in; null when there is none, or the user has a form of their own. */
  unclaimed: EnquiryValues | null;
  /** Why the goods need an enquiry instead of a booking, when the URL says so. */
  reason?: EnquiryReason | null;
  /** The list's entry of the initial UN number. */
  known?: { unNo: string; controls: readonly string[] } | null;
}

/** The content of a shared link after a retry. */
export type LinkedForm = Pick<RestoredForm, 'values' | 'isLinkGone' | 'known'>;

export interface PlaceEnquiry {
  service: EnquiryService;
  /** Validated and normalised. */
  form: SentValues<EnquiryValues>;
  key: string;
}

export interface PlacedEnquiry {
  enquiryNo: string;
  /** When the server will answer at the latest. */
  deadline: number;
}

export type PlacingFailure =
  /** The same enquiry was sent within ten minutes, under this number. */
  | { kind: 'same'; enquiryNo: string }
  | { kind: 'fields'; fields: Readonly<Record<string, string>> }
  /** The response is missing: a retry sends the same key. */
  | { kind: 'lost'; message: string }
  | { kind: 'refused'; message: string };

/** The current user; `isHere` after a sign-in on this page. */
export interface EnquiryArrival {
  person: EnquiryPerson;
  owner: string;
  isHere: boolean;
}

/** The owner of the form. */
export interface EnquiryAuthor {
  owner: string;
  person: EnquiryPerson | null;
  /** The form was edited since it opened. */
  hasTyped: boolean;
  /** The form requested the sign-in. */
  isSignInRequested: boolean;
}

export interface EnquiryContext {
  service: EnquiryService;
  author: EnquiryAuthor;
  /** As typed; hidden fields keep their values. */
  values: EnquiryValues;
  /** Restored when the form opened; `unclaimed` until the user adopts or dismisses it. */
  opened: Omit<RestoredForm, 'values'>;
  recent: RecentLocations;
  /** Uploads are pending or failed. */
  areFilesPending: boolean;
  showErrors: boolean;
  /** The server's errors by field, until the field is edited. */
  refused: Readonly<Record<string, string>>;
  /** Idempotency key of this content; null until it was sent. */
  key: string | null;
  /** The user has just signed in and can submit the form. */
  justSignedIn: boolean;
  failure: PlacingFailure | null;
  placed: PlacedEnquiry | null;
}

export type EnquiryEvent =
  | { type: 'enquiry.edit'; change: EnquiryValues }
  | { type: 'enquiry.submit' }
  /** Retries loading the shared link. */
  | { type: 'link.retry' }
  /** Adopts the input typed before sign-in. */
  | { type: 'unclaimed.taken' }
  | { type: 'unclaimed.dropped' }
  /** Retries under the same key. */
  | { type: 'enquiry.retry' }
  /** Starts another enquiry after one was sent. */
  | { type: 'enquiry.again' }
  | ({ type: 'person.recognised' } & EnquiryArrival)
  | { type: 'person.left'; owner: string }
  | UploadsReport;
