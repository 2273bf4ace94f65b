import type { HomeRef } from '#machines/home/index.ts';
import { ServiceGrid } from '../../../pages/home/ServiceGrid.tsx';
import { Steps } from '../../../pages/home/Steps.tsx';
import { ToolStrip } from '../../../pages/home/ToolStrip.tsx';
import { blocksOf } from './blocks.ts';

export default function Tools({ home }: { home: HomeRef }) {
  const { lookup, segregation } = blocksOf(home);
  return (
    <>
      <ToolStrip lookup={lookup} segregation={segregation} />
      <ServiceGrid />
      <Steps />
    </>
  );
}
