import type { ResourceRef } from '#machines/resource/index.ts';
import { DomesticTradePage } from '#src/pages/domestic-trade/DomesticTradePage.tsx';
import type { DomesticListing } from '#src/views/domestic/content.ts';
import { listPage } from '../service-search/list-page.ts';

export { domestic } from './wiring.ts';

export default listPage<ResourceRef<DomesticListing>>('domestic', DomesticTradePage);
