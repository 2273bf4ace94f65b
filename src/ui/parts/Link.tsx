import type { AnchorHTMLAttributes, MouseEventHandler, Ref } from 'react';
import { Link as RouterLink } from 'wouter';

export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { ref?: Ref<HTMLAnchorElement> | undefined };

/** A link that the router handles within the site; external links and new windows are left to the browser. */
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

/** The same element for routed and plain links, so that focus survives a change of target. */
const Anchor = ({ own, isRouted, ...routed }: AnchorProps) => <a {...own} {...(isRouted && routed)} />;
