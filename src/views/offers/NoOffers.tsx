import type { ReactNode } from 'react';
import { ButtonLink } from '#src/ui/parts/Button.tsx';
import { Empty, type EmptyProps } from '#src/ui/parts/list/Empty.tsx';

interface NoOffersProps extends Pick<EmptyProps, 'picture' | 'title'> {
  /** What to do instead: what it is called, and where it is done. */
  links: readonly (readonly [label: string, href: string])[];
  children: ReactNode;
}

/** No price fits what was asked for. */
export const NoOffers = ({ links, children, ...shown }: NoOffersProps) => (
  <Empty
    {...shown}
    level={3}
    actions={links.map(([label, href]) => (
      <ButtonLink key={label} href={href}>
        {label}
      </ButtonLink>
    ))}
  >
    {children}
  </Empty>
);
