import type { ReactNode } from 'react';
import { builtBrand } from '#copy/brand.ts';
import { type Calendar, icsOf } from '#domain/calendar/ics.ts';
import { ButtonLink } from '#src/ui/parts/Button.tsx';

interface CalendarLinkProps extends Omit<Calendar, 'product'> {
  /** File name without extension. */
  file: string;
  children: ReactNode;
}

/** Downloads deadlines as an iCalendar file. */
export function CalendarLink({ file, children, ...calendar }: CalendarLinkProps) {
  const text = icsOf({ product: `-//${builtBrand.latinName}//ZH`, ...calendar });
  return (
    <ButtonLink
      size={32}
      tone="quiet"
      icon="cal"
      download={`${file}.ics`}
      href={`data:text/calendar;charset=utf-8,${encodeURIComponent(text)}`}
    >
      {children}
    </ButtonLink>
  );
}
