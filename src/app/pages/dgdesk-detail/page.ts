import { createElement } from 'react';
import type { AnyActorRef } from 'xstate';
import { DgdeskDetailPage, type DgdeskDetailPageProps } from '../../../pages/dgdesk-detail/DgdeskDetailPage.tsx';

export { dgdeskDetail } from './wiring.ts';

export default function DgdeskDetail({ actor }: { actor: AnyActorRef | null }) {
  return createElement(DgdeskDetailPage, actor?.getSnapshot().children as DgdeskDetailPageProps);
}
