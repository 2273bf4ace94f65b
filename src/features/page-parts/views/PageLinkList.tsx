import type { PageLink } from '#copy/text-pages.ts';
import { PageLinkItem } from './PageLinkItem.tsx';

/** Secondary links of a page. */
export const PageLinkList = ({ links }: { links: readonly PageLink[] }) => (
  <ul className="mt-1.5 flex flex-wrap items-center gap-x-3">
    {links.map((link) => (
      <li key={link.to}>
        <PageLinkItem link={link} />
      </li>
    ))}
  </ul>
);
