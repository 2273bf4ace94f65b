import type { ReactNode } from 'react';
import { ButtonLink } from '#src/ui/parts/Button.tsx';
import { Empty, type EmptyProps } from '#src/ui/parts/list/Empty.tsx';

interface NoOffersProps extends Pick<EmptyProps, 'picture' | 'title'> {
  /** Alternatives. */
  links: readonly (readonly [label: string, href: string])[];
  children: ReactNode;
}

/** No price matches the search. */
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
