import type { ReactNode } from 'react';
import { ChartGround } from '#src/ui/art/ChartGround.tsx';
import { Illustration } from '#src/ui/art/Illustration.tsx';
import type { PageCopy } from '#src/ui/copy/pages/page-copy.ts';

/** The head of a page on the chart: what it is in one sentence, its drawing, and the way on. */
export function PageHead({ heading, lead, picture, children }: PageHeadProps) {
  return (
    <ChartGround className="rounded border bg-surface">
      <div className="flex items-center gap-4 px-2 py-3 md:px-4 md:py-4">
        <div className="min-w-0 flex-1">
          <h1 className="text-balance text-28 leading-head font-strong">{heading}</h1>
          <p className="mt-1 max-w-[60ch] text-16 text-ink-2">{lead}</p>
          {children}
        </div>
        {picture ? (
          <div className="hidden shrink-0 md:block">
            <Illustration name={picture} className="w-22 lg:w-28" />
          </div>
        ) : null}
      </div>
    </ChartGround>
  );
}

interface PageHeadProps extends Pick<PageCopy, 'heading' | 'lead' | 'picture'> {
  children?: ReactNode;
}
