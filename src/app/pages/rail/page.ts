import type { ResourceRef } from '#machines/resource/index.ts';
import { RailWayIndexPage } from '#src/pages/rail-way-index/RailWayIndexPage.tsx';
import type { RailListing } from '#src/views/rail/content.ts';
import { listPage } from '../service-search/list-page.ts';

export { rail } from './wiring.ts';

export default listPage<ResourceRef<RailListing>>('rail', RailWayIndexPage);
