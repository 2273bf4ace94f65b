import type { LazyRef } from '#machines/kit/lazy.ts';
import type { OrderTemplatesRef } from '#machines/order-templates/index.ts';
import type { OwnLinksRef } from '#machines/own-links/index.ts';
import type { SharingRef } from '#machines/sharing/index.ts';

/** The user's own share links and templates. */
export interface FormSharing {
  sharing: LazyRef<SharingRef>;
  /** Starts with the dialog that lists them. */
  ownLinks: () => LazyRef<OwnLinksRef>;
  templates: LazyRef<OrderTemplatesRef>;
  /** A link and a template have an owner: a visitor signs in over the form first. */
  onSignIn: () => void;
}
