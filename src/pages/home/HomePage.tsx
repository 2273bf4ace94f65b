import { head } from '#src/ui/copy/head.ts';
import { ClassBand } from './ClassBand.tsx';
import { Hero } from './Hero.tsx';
import { ServiceGrid } from './ServiceGrid.tsx';
import { Steps } from './Steps.tsx';
import { ToolStrip } from './ToolStrip.tsx';

export default function HomePage() {
  return (
    <>
      <title>{head.homeTitle}</title>
      <meta name="description" content={head.description} />
      <Hero />
      <ClassBand />
      <ToolStrip />
      <ServiceGrid />
      <Steps />
    </>
  );
}
