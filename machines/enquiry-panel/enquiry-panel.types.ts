import type { RecentLocations } from '#domain/locations/recent.ts';
import type { EnquiryService } from '../enquiry/index.ts';

export interface EnquiryPanelInput {
  service: EnquiryService;
  /** Recently chosen ports, from any page. */
  recent?: RecentLocations;
}

export interface EnquiryPanelContext extends EnquiryPanelInput {
  /** The token is stored: calls made earlier would be anonymous. */
  isSignedIn: boolean;
  /** The enquiry in the form has been sent. */
  isPlaced: boolean;
}

export type EnquiryPanelEvent =
  /** Whether a user is signed in, at the start and after each change of the session. */
  { type: 'session.followed'; isSignedIn: boolean };
