import type { ReactNode } from 'react';
import type { PageCopy } from '#copy/text-pages.ts';
import { Illustration } from '#src/ui/art/Illustration.tsx';

interface PageHeadProps extends Pick<PageCopy, 'heading' | 'lead' | 'picture'> {
  children?: ReactNode;
}

/** Head of a page above its layout's chart: summary, illustration and primary link. */
export function PageHead({ heading, lead, picture, children }: PageHeadProps) {
  return (
    <div className="flex items-center justify-between gap-4">
      <div className="min-w-0 flex-1">
        <h1 className="text-balance text-28 leading-head font-strong">{heading}</h1>
        <p className="mt-1 max-w-[40em] text-16 text-ink-2">{lead}</p>
        {children}
      </div>
      {picture ? (
        <div className="hidden shrink-0 md:block">
          <Illustration name={picture} className="w-22 lg:w-30" />
        </div>
      ) : null}
    </div>
  );
}
