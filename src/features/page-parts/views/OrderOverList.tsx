import type { ReactNode } from 'react';
import { head } from '#copy/shell.ts';
import type { PageCopy } from '#copy/text-pages.ts';
import { ORDER_FIELDS } from '#domain/orders/order-link.ts';
import { ButtonLink } from '#src/ui/parts/Button.tsx';
import { withQuery } from './address-query.ts';

interface OrderOverListProps {
  page: Pick<PageCopy, 'description' | 'title'>;
  /** Path of the list. */
  list: string;
  query: string;
  words: { title: string; close: string };
  children: ReactNode;
}

/** An order over the list of its service, with the link back. */
export const OrderOverList = ({ page, list, query, words, children }: OrderOverListProps) => (
  <section aria-label={words.title} className="grid gap-2">
    <title>{head.title(page.title)}</title>
    <meta name="description" content={page.description} />
    <p className="print:hidden">
      <ButtonLink
        size={32}
        icon="left"
        href={`${list}${withQuery(query, Object.fromEntries(ORDER_FIELDS.map((name) => [name, null])))}`}
      >
        {words.close}
      </ButtonLink>
    </p>
    {children}
  </section>
);
