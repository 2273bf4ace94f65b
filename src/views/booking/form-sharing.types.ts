import type { ActorRef, EventObject } from 'xstate';
import type { LateSnapshot } from '#machines/kit/late.ts';
import type { OrderTemplatesRef } from '#machines/order-templates/index.ts';
import type { OwnLinksRef } from '#machines/own-links/index.ts';
import type { SharingRef } from '#machines/sharing/index.ts';

export type LateTemplatesRef = ActorRef<LateSnapshot<OrderTemplatesRef, never>, EventObject>;

/** Each person's own. */
export interface FormSharing {
  sharing: SharingRef;
  ownLinks: OwnLinksRef;
  templates: LateTemplatesRef;
  /** A link and a template have an owner: a visitor signs in over the form first. */
  onSignIn: () => void;
}
