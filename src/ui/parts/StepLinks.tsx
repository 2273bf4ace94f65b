import { KIT } from '#copy/kit.ts';
import type { IconName } from '../icons/Icon.tsx';
import { ButtonLink } from './Button.tsx';

interface StepLinksProps {
  total: number;
  /** Addresses; null at the end of the list. */
  first: string | null;
  previous: string | null;
  next: string | null;
  label?: string;
}

/** Previous and next links of a list without page numbers. */
export function StepLinks({ total, first, previous, next, label = KIT.pages.name }: StepLinksProps) {
  if (previous === null && next === null) return <p className="text-12 text-ink-3">{KIT.pages.total(total)}</p>;
  return (
    <nav aria-label={label} className="flex flex-wrap items-center gap-0.5">
      <span className="mr-1 text-12 text-ink-3">{KIT.pages.total(total)}</span>
      <Step to={first} words={KIT.pages.first} />
      <Step to={previous} words={KIT.pages.previous} icon="left" />
      <Step to={next} words={KIT.pages.next} icon="right" />
    </nav>
  );
}

/** A disabled step stays in place and keeps the focus. */
function Step({ to, words, icon }: { to: string | null; words: string; icon?: IconName }) {
  const target =
    to === null
      ? { role: 'link', 'aria-disabled': true, tabIndex: 0, className: 'cursor-not-allowed! text-ink-3!' }
      : { href: to };
  return (
    <ButtonLink size={32} icon={icon} {...target}>
      {words}
    </ButtonLink>
  );
}
