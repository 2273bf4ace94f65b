import { createElement } from 'react';
import type { ActorRefFrom } from 'xstate';
import { DgdeskDetailPage } from './detail/DgdeskDetailPage.tsx';
import type { dgdeskDetail } from './detail-wiring.ts';

export { dgdeskDetail } from './detail-wiring.ts';

export default function DgdeskDetail({ actor }: { actor: ActorRefFrom<typeof dgdeskDetail> }) {
  return createElement(DgdeskDetailPage, actor.getSnapshot().children);
}
