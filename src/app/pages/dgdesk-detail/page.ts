import { createElement } from 'react';
import type { AnyActorRef } from 'xstate';
import type { DangerousLookupRef } from '#machines/dangerous-lookup/index.ts';
import { DgdeskDetailPage } from '../../../pages/dgdesk-detail/DgdeskDetailPage.tsx';

export { dgdeskDetail } from './wiring.ts';

export default function DgdeskDetail({ actor }: { actor: AnyActorRef | null }) {
  return createElement(DgdeskDetailPage, { actor: actor?.getSnapshot().children.lookup as DangerousLookupRef });
}
