import type { PageLink } from '#copy/text-pages.ts';
import { ButtonLink } from '#src/ui/parts/Button.tsx';
import { PageLinkItem } from './PageLinkItem.tsx';

/** Links of a page; the first is the primary one. */
export function LeadingLinks({ links: [first, ...others] }: { links: readonly PageLink[] }) {
  return (
    <ul className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1.5">
      {first ? (
        <li>
          <ButtonLink tone="primary" size={48} href={first.to}>
            {first.label}
          </ButtonLink>
        </li>
      ) : null}
      {others.map((link) => (
        <li key={link.to}>
          <PageLinkItem link={link} />
        </li>
      ))}
    </ul>
  );
}
