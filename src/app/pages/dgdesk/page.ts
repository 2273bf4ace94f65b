import { createElement } from 'react';
import type { AnyActorRef } from 'xstate';
import { DgdeskPage, type DgdeskPageProps } from '../../../pages/dgdesk/DgdeskPage.tsx';

export { dgdesk } from './wiring.ts';

export default function Dgdesk({ actor }: { actor: AnyActorRef | null }) {
  return createElement(DgdeskPage, actor?.getSnapshot().children as DgdeskPageProps);
}
