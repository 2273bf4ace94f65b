import type { ResourceRef } from '#machines/resource/index.ts';
import { listPage } from '#src/features/search/list-page.ts';
import type { DomesticListing } from './list/content.ts';
import { DomesticTradePage } from './list/DomesticTradePage.tsx';

export { domestic } from './wiring.ts';

export default listPage<ResourceRef<DomesticListing>>('domestic', DomesticTradePage);
