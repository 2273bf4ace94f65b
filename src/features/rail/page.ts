import type { ResourceRef } from '#machines/resource/index.ts';
import { listPage } from '#src/features/search/list-page.ts';
import type { RailListing } from './list/content.ts';
import { RailWayIndexPage } from './list/RailWayIndexPage.tsx';

export { rail } from './wiring.ts';

export default listPage<ResourceRef<RailListing>>('rail', RailWayIndexPage);
