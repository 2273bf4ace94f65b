import type { HomeRef } from '#machines/home/index.ts';
import { ServiceGrid } from '../../../pages/home/ServiceGrid.tsx';
import { Steps } from '../../../pages/home/Steps.tsx';
import { ToolStrip } from '../../../pages/home/ToolStrip.tsx';
import { DangerousDrawer } from '../../../views/dangerous-lookup/DangerousDrawer.tsx';
import { blocksOf } from './blocks.ts';
import { useCarriedSearch } from './use-carried-search.ts';

export default function Tools({ page: home }: { page: HomeRef }) {
  const { lookup, segregation } = blocksOf(home);
  const carried = useCarriedSearch(home);
  return (
    <>
      <ToolStrip lookup={lookup} segregation={segregation} />
      <ServiceGrid />
      <Steps />
      <DangerousDrawer actor={lookup} search={carried} />
    </>
  );
}
