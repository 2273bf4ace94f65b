import { useState } from 'react';
import type { EmbeddedSite } from '#contract/embedded-site.ts';
import { shell } from '#src/ui/copy/shell.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { Drawer } from '#src/ui/parts/Dialog.tsx';
import { warming } from '#src/ui/parts/light.ts';
import { Hotline } from '../hotline/Hotline.tsx';
import { MiniProgramCode } from './MiniProgramCode.tsx';
import type { Place } from './places.ts';

interface HeaderMenuProps {
  site: EmbeddedSite;
  brands: readonly Place[];
  lines: readonly Place[];
}

/** All the header holds, for screens too narrow to show it. */
export function HeaderMenu({ site, brands, lines }: HeaderMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <span className="lg:hidden">
      <Button
        size={40}
        tone="quiet"
        icon="menu"
        iconOnly
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
        {...warming}
      >
        {shell.menu}
      </Button>
      <Drawer open={isOpen} title={shell.menu} onClose={close}>
        <Places label={shell.brands} places={brands} onGo={close} />
        <Places label={shell.services} places={lines} onGo={close} />
        <h2 className="mt-3 mb-1 font-strong text-14">{shell.miniProgram}</h2>
        <MiniProgramCode address={site.addresses.miniProgram} />
        <p className="mt-3 text-ink-2">
          <Hotline label={shell.serviceHotline} number={site.hotlines.service} />
        </p>
      </Drawer>
    </span>
  );
}

function Places({ label, places, onGo }: { label: string; places: readonly Place[]; onGo: () => void }) {
  return (
    <nav aria-label={label} className="mb-2 border-line border-b pb-2">
      <ul className="grid grid-cols-3 gap-1">
        {places.map(({ label: name, href, isHere }) => (
          <li key={name}>
            <a
              href={href}
              onClick={onGo}
              aria-current={isHere ? 'page' : undefined}
              className="flex min-h-5 items-center justify-center rounded border border-line px-0.5 text-center text-ink-2 hover:bg-hover aria-[current]:border-sea aria-[current]:bg-sea-soft aria-[current]:font-strong aria-[current]:text-ink"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
