import type { RecentLocations } from '#domain/locations/recent.ts';
import type { EnquiryService } from '../enquiry/index.ts';

export interface EnquiryDeskInput {
  service: EnquiryService;
  /** Ports that were chosen last, anywhere on the site. */
  recent?: RecentLocations;
}

export interface EnquiryDeskContext extends EnquiryDeskInput {
  /** With the token in its place: only then are calls made in the person's name. */
  isSignedIn: boolean;
  /** What the form holds has been placed. */
  isPlaced: boolean;
}

export type EnquiryDeskEvent =
  /** Whether somebody is signed in, said at the start and whenever the session moves. */
  { type: 'session.followed'; isSignedIn: boolean };
