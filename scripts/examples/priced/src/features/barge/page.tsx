import type { BargeAnswer } from '#contract/services/barge-prices.ts';
import { page } from '#copy/barge/search.ts';
import type { ResourceRef } from '#machines/resource/index.ts';
import type { PageView } from '#src/app/page-row.ts';
import type { PageRef } from '#src/features/page-parts/compose-page.ts';
import { ServiceListPage } from '#src/features/search/views/ServiceListPage.tsx';
import { BargeResults } from './views/BargeResults.tsx';

export { barge } from './wiring.ts';

type Prices = ResourceRef<BargeAnswer>;

export const ShippingBargePage = ({ prices }: { prices: Prices }) => (
  <ServiceListPage page={page} prices={prices} search={null}>
    {(answer) => <BargeResults answer={answer} />}
  </ServiceListPage>
);

const Page: PageView<PageRef<{ prices: Prices }>> = ({ actor }) => (
  <ShippingBargePage prices={actor.getSnapshot().children.prices} />
);

export default Page;
