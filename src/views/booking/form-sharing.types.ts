import type { OwnLinksRef } from '#machines/own-links/index.ts';
import type { SharingRef } from '#machines/sharing/index.ts';

/** Each person's own. */
export interface FormSharing {
  sharing: SharingRef;
  ownLinks: OwnLinksRef;
  /** A link has an owner: a visitor signs in over the form first. */
  onSignIn: () => void;
}
