import type { PageLink } from '#copy/text-pages.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { useOuterAddresses } from '#src/ui/outer-addresses.ts';
import { OuterLink } from '#src/ui/parts/OuterLink.tsx';

/** A link; to a sister brand's own site where one is configured. */
export function PageLinkItem({ link: { label, to } }: { link: PageLink }) {
  const href = useOuterAddresses().brand(to);
  return (
    <OuterLink
      className="inline-flex min-h-3 items-center gap-0.5 text-link underline-offset-4 hover:underline"
      href={href}
    >
      {label}
      {href === to ? <Icon name="right" small /> : null}
    </OuterLink>
  );
}

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
