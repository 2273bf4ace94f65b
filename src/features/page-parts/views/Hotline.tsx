import { Icon } from '#src/ui/icons/Icon.tsx';
import { Link } from '#src/ui/parts/Link.tsx';

interface HotlineProps {
  label?: string;
  number: string;
  className?: string;
}

/** Phone link; nothing without a configured number. */
export function Hotline({ label, number, className }: HotlineProps) {
  const digits = number.replace(/[^+\d]/g, '');
  if (number === '') return null;
  return (
    <Link href={`tel:${digits}`} className={className ?? 'inline-flex items-center gap-0.75 text-ink-2 hover:text-ink'}>
      {label === undefined ? null : <Icon name="phone" />}
      <span>
        {label === undefined ? null : `${label} `}
        {number}
      </span>
    </Link>
  );
}
