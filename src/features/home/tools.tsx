import type { HomeRef } from '#machines/home/index.ts';
import { DangerousDrawer } from '#src/features/dangerous-goods/lookup/DangerousDrawer.tsx';
import { blocksOf } from './blocks.ts';
import { useCarriedSearch } from './use-carried-search.ts';
import { ServiceGrid } from './views/ServiceGrid.tsx';
import { Steps } from './views/Steps.tsx';
import { ToolStrip } from './views/ToolStrip.tsx';

export default function Tools({ page: home }: { page: HomeRef }) {
  const { lookup, segregation } = blocksOf(home);
  const carried = useCarriedSearch(home);
  if (!lookup || !segregation) return null;
  return (
    <>
      <ToolStrip lookup={lookup} segregation={segregation} />
      <ServiceGrid />
      <Steps />
      <DangerousDrawer actor={lookup} search={carried} />
    </>
  );
}
