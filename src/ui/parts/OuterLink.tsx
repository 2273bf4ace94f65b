import type { AnchorHTMLAttributes } from 'react';
import { outer } from '#copy/kit.ts';
import { Icon } from '../icons/Icon.tsx';
import { Link } from './Link.tsx';

interface OuterLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
}

/** An external link opens a new window and says so; an internal one is an ordinary link. */
export function OuterLink({ href, children, ...rest }: OuterLinkProps) {
  if (href.startsWith('/'))
    return (
      <Link href={href} {...rest}>
        {children}
      </Link>
    );
  return (
    <Link href={href} target="_blank" rel="noopener noreferrer" {...rest}>
      {children}
      <Icon name="ext" small className="ml-0.25 inline-block align-middle" />
      <span className="sr-only">{outer.newTab}</span>
    </Link>
  );
}
