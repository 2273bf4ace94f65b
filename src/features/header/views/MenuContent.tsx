import type { EmbeddedSite } from '#contract/embedded-site.ts';
import { shell } from '#copy/shell.ts';
import { Hotline } from '#src/features/page-parts/views/Hotline.tsx';
import { Link } from '#src/ui/parts/Link.tsx';
import type { ThemeStore } from '#src/ui/theme.ts';
import type { HeaderLink } from './links.ts';
import MiniProgramCode from './MiniProgramCode.tsx';
import { ThemeChoices } from './ThemeChoices.tsx';

interface MenuContentProps {
  site: EmbeddedSite;
  brands: readonly HeaderLink[];
  lines: readonly HeaderLink[];
  theme: ThemeStore;
  onGo: () => void;
}

export default function MenuContent({ site, brands, lines, theme, onGo }: MenuContentProps) {
  return (
    <>
      <LocationsByCode label={shell.brands} locations={brands} onGo={onGo} />
      <LocationsByCode label={shell.services} locations={lines} onGo={onGo} />
      <h2 className="mt-3 mb-1 font-strong text-14">{shell.miniProgram}</h2>
      <MiniProgramCode address={site.addresses.miniProgram} />
      <p className="mt-3 text-ink-2">
        <Hotline label={shell.serviceHotline} number={site.hotlines.service} />
      </p>
      <p className="mt-2 flex flex-wrap items-center gap-1 text-ink-2">
        <ThemeChoices theme={theme} />
      </p>
    </>
  );
}

function LocationsByCode({
  label,
  locations,
  onGo,
}: {
  label: string;
  locations: readonly HeaderLink[];
  onGo: () => void;
}) {
  return (
    <nav aria-label={label} className="mb-2 border-line border-b pb-2">
      <ul className="grid grid-cols-3 gap-1">
        {locations.map(({ label: name, href, isHere }) => (
          <li key={name}>
            <Link
              href={href}
              onClick={onGo}
              aria-current={isHere ? 'page' : undefined}
              className="flex min-h-5 items-center justify-center rounded border border-line px-0.5 text-center text-ink-2 hover:bg-hover aria-[current]:border-sea aria-[current]:bg-sea-soft aria-[current]:font-strong aria-[current]:text-ink"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
