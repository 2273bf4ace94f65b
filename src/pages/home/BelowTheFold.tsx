import { ClassBand } from './ClassBand.tsx';
import { ServiceGrid } from './ServiceGrid.tsx';
import { Steps } from './Steps.tsx';
import { ToolStrip } from './ToolStrip.tsx';

export default function BelowTheFold() {
  return (
    <>
      <ClassBand />
      <ToolStrip />
      <ServiceGrid />
      <Steps />
    </>
  );
}
