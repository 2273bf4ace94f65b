import type { ReactNode } from 'react';
import { head } from '#src/ui/copy/head.ts';
import type { PageCopy } from '#src/ui/copy/pages/page-copy.ts';

interface OrderPageHeadProps {
  page: PageCopy;
  /** The form under its heading. */
  children: (title: ReactNode) => ReactNode;
}

/** What the page of an order form is called, in the tab and above the form. */
export const OrderPageHead = ({ page, children }: OrderPageHeadProps) => (
  <>
    <title>{head.title(page.title)}</title>
    <meta name="description" content={page.description} />
    {children(
      <div className="grid gap-0.5">
        <h1 className="text-balance font-strong text-28 leading-head">{page.heading}</h1>
        <p className="max-w-80 text-ink-2">{page.lead}</p>
      </div>,
    )}
  </>
);
