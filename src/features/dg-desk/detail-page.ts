import { createElement } from 'react';
import type { AnyActorRef } from 'xstate';
import { DgdeskDetailPage, type DgdeskDetailPageProps } from './detail/DgdeskDetailPage.tsx';

export { dgdeskDetail } from './detail-wiring.ts';

export default function DgdeskDetail({ actor }: { actor: AnyActorRef | null }) {
  return createElement(DgdeskDetailPage, actor?.getSnapshot().children as DgdeskDetailPageProps);
}
