import { createElement } from 'react';
import type { AnyActorRef } from 'xstate';
import { BusinessPage } from '../../../pages/business/BusinessPage.tsx';

export { business } from './wiring.ts';

export default function Business({ actor }: { actor: AnyActorRef | null }) {
  return createElement(BusinessPage, actor?.getSnapshot().children);
}
