import { useSelector } from '@xstate/react';
import { type HomeRef, selectLanesOfClass, selectShownClass } from '#machines/home/index.ts';
import { blocksOf } from './blocks.ts';
import { ClassLanes, HotLanes } from './views/HotLanes.tsx';
import { Trends } from './views/Trends.tsx';

export default function LanesAndTrends({ page: home }: { page: HomeRef }) {
  const { lanes, trends } = blocksOf(home);
  const lanesOfClass = useSelector(home, selectLanesOfClass);
  const shown = useSelector(home, selectShownClass);
  if (!lanes || !trends) return null;
  return (
    <>
      {shown === null || lanesOfClass === undefined ? (
        <HotLanes actor={lanes} />
      ) : (
        <ClassLanes key={shown} actor={lanesOfClass} asked={shown} onAll={() => home.send({ type: 'class.left' })} />
      )}
      <Trends actor={trends} />
    </>
  );
}
