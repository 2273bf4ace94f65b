import type { ActorRef, AnyActorRef, EventObject } from 'xstate';
import type { LateSnapshot } from '#machines/kit/late.ts';
import type { OrderTemplatesRef } from '#machines/order-templates/index.ts';
import type { OwnLinksRef } from '#machines/own-links/index.ts';
import type { SharingRef } from '#machines/sharing/index.ts';

type LateRef<Child extends AnyActorRef> = ActorRef<LateSnapshot<Child, never>, EventObject>;
export type LateOwnLinksRef = LateRef<OwnLinksRef>;
export type LateSharingRef = LateRef<SharingRef>;
export type LateTemplatesRef = LateRef<OrderTemplatesRef>;

/** Each person's own. */
export interface FormSharing {
  sharing: LateSharingRef;
  /** Begins with the dialog that lists them. */
  ownLinks: () => LateOwnLinksRef;
  templates: LateTemplatesRef;
  /** A link and a template have an owner: a visitor signs in over the form first. */
  onSignIn: () => void;
}
