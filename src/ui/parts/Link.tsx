import type { AnchorHTMLAttributes, Ref } from 'react';
import { Link as RouterLink } from 'wouter';

export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { ref?: Ref<HTMLAnchorElement> | undefined };

/** An `<a>` that the router follows within the site; what leads out of it, or opens beside it, is the browser's. */
export function Link(props: LinkProps) {
  const { href = '', target, download } = props;
  const isRouted = /^[/?](?!\/)/.test(href) && !(target || download);
  return isRouted ? <RouterLink {...props} href={href} /> : <a {...props} />;
}
