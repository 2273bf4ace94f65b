import { brand } from '#copy/brand.ts';
import { shell } from '#copy/shell.ts';
import { Logo } from '#src/ui/icons/Logo.tsx';
import { Link } from '#src/ui/parts/Link.tsx';

export function Brand() {
  return (
    <span className="flex shrink-0 items-center gap-1">
      <Link
        href="/"
        aria-label={shell.homeLink()}
        className="flex items-center gap-1 rounded font-strong text-20 text-ink tracking-[0.06em]"
      >
        <Logo />
        {brand.name}
      </Link>
      <small className="hidden text-12 text-ink-3 tracking-[0.08em] lg:inline">{brand.latinName}</small>
    </span>
  );
}
