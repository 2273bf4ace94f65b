import type { LazyRef } from '#machines/kit/lazy.ts';
import type { OrderTemplatesRef } from '#machines/order-templates/index.ts';
import type { OwnLinksRef } from '#machines/own-links/index.ts';
import type { SharingRef } from '#machines/sharing/index.ts';

/** The user's own share links and templates. */
export interface FormSharing {
  sharing: LazyRef<SharingRef>;
  /** Actor of the dialog that lists them. */
  ownLinks: () => LazyRef<OwnLinksRef>;
  templates: LazyRef<OrderTemplatesRef>;
  /** Links and templates belong to a user: visitors sign in over the form first. */
  onSignIn: () => void;
}
