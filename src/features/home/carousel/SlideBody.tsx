import type { ReactNode } from 'react';
import { homeMarket } from '#copy/home/page.ts';
import type { Slide } from '#machines/carousel/index.ts';
import { Illustration, type IllustrationName } from '#src/ui/art/Illustration.tsx';
import { ButtonLink } from '#src/ui/parts/Button.tsx';

const words = homeMarket.carousel;

const PICTURES: Readonly<Record<string, IllustrationName>> = {
  vessel: 'ship',
  placard: 'drum',
  tank: 'tank',
  containers: 'truck',
};

export function SlideBody({ slide, children }: { slide: Slide; children?: ReactNode }) {
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-2 md:grid-cols-[auto_minmax(0,1fr)_auto]">
      <Illustration name={PICTURES[slide.illustration] ?? 'ship'} className="w-10 max-md:hidden" />
      <div className="col-span-2 grid min-h-10 content-center gap-0.5 md:col-span-1">
        <p className="font-strong text-16 leading-head">{slide.title}</p>
        <p className="text-ink-2">{slide.subtitle}</p>
        {children}
      </div>
      <ButtonLink
        href={slide.href}
        className="col-span-2 justify-self-start md:col-span-1"
        aria-label={`${words.look}：${slide.title}`}
      >
        {words.look}
      </ButtonLink>
    </div>
  );
}
