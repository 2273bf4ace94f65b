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
  /** The ports chosen last in this browser. */
  recent?: RecentLocations;
}

/** Who is signed in, as far as a form may be filled in with it. */
export interface EnquiryPerson {
  contact: string;
  phone: string;
  company: string;
}

/** A shared link whose content could not be read. */
export interface UnreadLink {
  id: string;
  message: string;
  /** Fields changed since: the link's content leaves them alone once it is read. */
  typed: readonly string[];
}

/** What was typed before, and what the address says; the address goes first. */
export interface RestoredForm {
  values: EnquiryValues;
  /** yyyy-MM-dd where the enquiry is made. */
  today: string;
  /** The address was a shared link that has ended or never was. */
  isLinkGone: boolean;
  /** The shared link could not be read for now; the form opens without it. */
  unreadLink?: UnreadLink | null;
  /** Typed in this tab before the person signed in; null where there is nothing, or something of their own. */
  stray: EnquiryValues | null;
  /** Why goods of their kind are asked about and not booked, where the address says it. */
  reason?: EnquiryReason | null;
  /** What the list says of the number that the form opens with. */
  known?: { unNo: string; controls: readonly string[] } | null;
}

/** The content of a shared link that is read again. */
export type LinkedForm = Pick<RestoredForm, 'values' | 'isLinkGone' | 'known'>;

export interface PlaceEnquiry {
  service: EnquiryService;
  /** Clean and complete: the contract's form of the service. */
  form: SentValues<EnquiryValues>;
  key: string;
}

export interface PlacedEnquiry {
  enquiryNo: string;
  /** By when it is answered, by the server. */
  deadline: number;
}

/** Why nothing was placed. */
export type PlacingFailure =
  /** Asked within ten minutes, under this number. */
  | { kind: 'same'; enquiryNo: string }
  | { kind: 'fields'; fields: Readonly<Record<string, string>> }
  /** Nobody knows whether it arrived: the same key is sent again. */
  | { kind: 'lost'; message: string }
  | { kind: 'refused'; message: string };

/** Who is there now; `isHere` where they signed in over this page. */
export interface EnquiryArrival {
  person: EnquiryPerson;
  owner: string;
  isHere: boolean;
}

/** Whose form it is. */
export interface EnquiryAuthor {
  owner: string;
  person: EnquiryPerson | null;
  /** Something was typed since the form opened. */
  hasTyped: boolean;
  /** The form itself asked the person to sign in. */
  isSignInAsked: boolean;
}

export interface EnquiryContext {
  service: EnquiryService;
  author: EnquiryAuthor;
  /** As typed; what does not apply at the moment is kept. */
  values: EnquiryValues;
  /** What was found when the form opened; `stray` until the person takes it over or puts it away. */
  opened: Omit<RestoredForm, 'values'>;
  recent: RecentLocations;
  /** Files were chosen that are not in yet, or failed. */
  areFilesComing: boolean;
  /** From the first try to submit on. */
  showErrors: boolean;
  /** The server's errors by field, until the field is changed. */
  refused: Readonly<Record<string, string>>;
  /** Names this very content: a repeated sending of it makes no second enquiry. Null until it was sent. */
  key: string | null;
  /** The person has just signed in and may submit what is here. */
  justSignedIn: boolean;
  failure: PlacingFailure | null;
  placed: PlacedEnquiry | null;
}

export type EnquiryEvent =
  | { type: 'enquiry.edit'; change: EnquiryValues }
  | { type: 'enquiry.submit' }
  /** Reads the shared link again. */
  | { type: 'link.retry' }
  /** What was typed before the sign-in is one's own. */
  | { type: 'stray.taken' }
  | { type: 'stray.dropped' }
  /** Sends the same again under the same key. */
  | { type: 'enquiry.retry' }
  /** After one was placed: another. */
  | { type: 'enquiry.again' }
  | ({ type: 'person.recognised' } & EnquiryArrival)
  | { type: 'person.left'; owner: string }
  | UploadsReport;
