import { useSelector } from '@xstate/react';
import { type HomeRef, selectShownClass } from '#machines/home/index.ts';
import { blocksOf } from './blocks.ts';
import { Carousel } from './carousel/Carousel.tsx';
import { ClassBand } from './views/ClassBand.tsx';

export default function Classes({ page: home }: { page: HomeRef }) {
  const { figures, carousel } = blocksOf(home);
  const shown = useSelector(home, selectShownClass);
  if (!figures || !carousel) return null;
  return (
    <>
      <ClassBand actor={figures} shown={shown} onShow={(dgClass) => home.send({ type: 'class.wanted', dgClass })} />
      <div className="page-wide pb-1">
        <Carousel actor={carousel} />
      </div>
    </>
  );
}
