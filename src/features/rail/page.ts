import type { ResourceRef } from '#machines/resource/index.ts';
import { RailWayIndexPage } from './list/RailWayIndexPage.tsx';
import type { RailListing } from './list/content.ts';
import { listPage } from '#src/features/search/list-page.ts';

export { rail } from './wiring.ts';

export default listPage<ResourceRef<RailListing>>('rail', RailWayIndexPage);
