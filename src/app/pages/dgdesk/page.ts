import { type ComponentProps, createElement } from 'react';
import type { ActorRefFrom, AnyActorRef } from 'xstate';

import { DgdeskPage } from '../../../pages/dgdesk/DgdeskPage.tsx';
import { askedNumber } from '../asked-number.ts';
import type { dgdesk } from './wiring.ts';

export { dgdesk } from './wiring.ts';

type Actors = Omit<ComponentProps<typeof DgdeskPage>, 'isAsked'>;

export default function Dgdesk({ actor }: { actor: AnyActorRef | null }) {
  const { children, context } = (actor as ActorRefFrom<typeof dgdesk>).getSnapshot();
  return createElement(DgdeskPage, { ...(children as Actors), isAsked: askedNumber(context.query) !== '' });
}
