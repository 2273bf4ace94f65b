import type { AnchorHTMLAttributes, MouseEventHandler, Ref } from 'react';
import { Link as RouterLink } from 'wouter';

export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { ref?: Ref<HTMLAnchorElement> | undefined };

/** An `<a>` that the router follows within the site; what leads out of it, or opens beside it, is the browser's. */
export function Link(props: LinkProps) {
  const { href = '', target, download, onClick } = props;
  const isRouted = /^[/?](?!\/)/.test(href) && !(target || download);
  return (
    <RouterLink asChild href={href} {...(onClick && { onClick })}>
      <Anchor own={props} isRouted={isRouted} />
    </RouterLink>
  );
}

interface AnchorProps {
  own: LinkProps;
  isRouted: boolean;
  /** From the router. */
  href?: string;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
}

/** One element, whatever it leads to: where a link ends it keeps the focus. */
const Anchor = ({ own, isRouted, ...routed }: AnchorProps) => <a {...own} {...(isRouted && routed)} />;
