import { lazy, Suspense, useState } from 'react';
import type { EmbeddedSite } from '#contract/embedded-site.ts';
import { shell } from '#copy/shell.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { Drawer, loadOnApproach } from '#src/ui/parts/Dialog.tsx';
import type { ThemeStore } from '#src/ui/theme.ts';
import type { HeaderLink } from './links.ts';
import { Missing } from './Missing.tsx';

const MenuContent = lazy(() => import('./MenuContent.tsx').catch(() => ({ default: Missing })));

interface HeaderMenuProps {
  site: EmbeddedSite;
  brands: readonly HeaderLink[];
  lines: readonly HeaderLink[];
  theme: ThemeStore;
}

/** All header links, for narrow screens. */
export function HeaderMenu(props: HeaderMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <span className="lg:hidden">
      <Button
        tone="quiet"
        icon="menu"
        iconOnly
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
        {...loadOnApproach}
      >
        {shell.menu}
      </Button>
      <Drawer open={isOpen} title={shell.menu} onClose={close}>
        <Suspense fallback={shell.loading}>
          <MenuContent {...props} onGo={close} />
        </Suspense>
      </Drawer>
    </span>
  );
}
