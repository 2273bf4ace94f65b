import type { OrderTemplatesRef } from '#machines/order-templates/index.ts';
import type { OwnLinksRef } from '#machines/own-links/index.ts';
import type { SharingRef } from '#machines/sharing/index.ts';
import type {
  FormSharing,
  LateOwnLinksRef,
  LateSharingRef,
  LateTemplatesRef,
} from '../../views/booking/form-sharing.types.ts';
import { wantedActor } from '../late-actor.ts';
import { type OnDemandRef, onDemand } from '../pages/on-demand.ts';
import { ownerOf } from '../wiring/owner.ts';
import { apiOf } from '../wiring/services.ts';
import { sessionOf } from '../wiring/session-of.ts';
import { wantSignIn } from './sign-in.ts';

type Part = 'ownLinks' | 'sharing' | 'templates';
type Shared = LateOwnLinksRef | LateSharingRef | LateTemplatesRef;
export type FormSharingRef = OnDemandRef<Part, Shared>;

const isTold = (type: string) => (told: unknown) => (told as { type?: string } | undefined)?.type === type;

const logics = {
  ownLinks: wantedActor<OwnLinksRef, undefined>(async () => (await import('./own-links.ts')).wireOwnLinks(apiOf)),
  /** Its code comes with the first form that is to be shared, or kept. */
  sharing: wantedActor<SharingRef, undefined>(
    async () => (await import('../sharing/sharing.ts')).sharing,
    isTold('share.open'),
  ),
  templates: wantedActor<OrderTemplatesRef, undefined>(
    async () => (await import('./order-templates.ts')).wireOrderTemplates(apiOf),
    isTold('templates.open'),
  ),
};

/** Each person's own: nobody finds the links and templates of who was signed in before. */
export const formSharing = onDemand<Part, Shared>({
  nameOf: (part, system) => `${part} ${ownerOf(sessionOf(system))}`,
  logicOf: (part) => logics[part],
});

export const formSharingOf = (parts: FormSharingRef): FormSharing => ({
  sharing: parts.getSnapshot().of('sharing') as LateSharingRef,
  ownLinks: () => parts.getSnapshot().of('ownLinks') as LateOwnLinksRef,
  templates: parts.getSnapshot().of('templates') as LateTemplatesRef,
  onSignIn: () => wantSignIn(parts.system, true),
});
