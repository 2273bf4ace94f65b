import type { ResourceRef } from '#machines/resource/index.ts';
import { DomesticTradePage } from './list/DomesticTradePage.tsx';
import type { DomesticListing } from './list/content.ts';
import { listPage } from '#src/features/search/list-page.ts';

export { domestic } from './wiring.ts';

export default listPage<ResourceRef<DomesticListing>>('domestic', DomesticTradePage);
