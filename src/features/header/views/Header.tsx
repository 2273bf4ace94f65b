import { useSelector } from '@xstate/react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { EmbeddedSite } from '#contract/embedded-site.ts';
import type { PageName } from '#contract/routes.ts';
import { shell } from '#copy/shell.ts';
import { type HeaderRef, selectIsHidden, selectIsSolid } from '#machines/header/index.ts';
import { Hotline } from '#src/features/page-parts/views/Hotline.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { Drawer, loadOnApproach } from '#src/ui/parts/Dialog.tsx';
import { Link } from '#src/ui/parts/Link.tsx';
import { Missing } from '#src/ui/parts/list/Empty.tsx';
import { Popover } from '#src/ui/parts/Popover.tsx';
import type { ThemeStore } from '#src/ui/theme.ts';
import { Brand } from './Brand.tsx';
import { brandTabs, type HeaderLink, serviceLines } from './links.ts';

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

const MiniProgramCode = lazy(() => import('./MiniProgramCode.tsx').catch(() => ({ default: Missing })));

interface HeaderProps {
  actor: HeaderRef;
  site: EmbeddedSite;
  /** The current page. */
  page: PageName | null;
  /** Query string of the current page. */
  query?: string;
  /** Shows only logo and actions. */
  isBare?: boolean;
  theme: ThemeStore;
  /** Sign-in button, or the user's menu. */
  actions?: ReactNode;
}

export function Header({ actor, site, page, query = '', isBare = false, theme, actions }: HeaderProps) {
  const isHidden = useSelector(actor, selectIsHidden);
  const isSolid = useSelector(actor, selectIsSolid);
  const brands = brandTabs(site, page);
  const lines = serviceLines(site, page, query);

  return (
    <header
      data-frame
      data-visibility={isHidden ? 'hidden' : 'visible'}
      data-background={isSolid ? 'solid' : 'clear'}
      className="sticky top-0 z-20 border-line border-b bg-paper transition-[translate,background-color] duration-240 not-focus-within:data-[visibility=hidden]:-translate-y-full data-[background=solid]:border-line-2 data-[background=solid]:bg-surface motion-reduce:transition-none"
    >
      <div className="mx-auto max-w-[1680px] px-(--gut)">
        <div className="flex min-h-7 items-center gap-x-1 max-phone:flex-wrap lg:h-8 lg:gap-x-3">
          <Brand />
          {isBare ? null : <BrandTabs tabs={brands} />}
          <div data-own className="contents">
            <span className="ml-auto hidden panel:inline-flex">
              {isBare ? null : <Hotline label={shell.serviceHotline} number={site.hotlines.service} />}
            </span>
            <div className="ml-auto flex items-center gap-0.5 md:gap-1 panel:ml-0">
              {isBare ? null : (
                <span className="hidden lg:inline-flex">
                  <Popover label={shell.miniProgram} panelLabel={shell.miniProgram} icon="qr" tone="quiet" size={32}>
                    <Suspense fallback={<span className="skeleton size-25" />}>
                      <MiniProgramCode address={site.addresses.miniProgram} />
                    </Suspense>
                  </Popover>
                </span>
              )}
              {actions}
              {isBare ? null : <HeaderMenu site={site} brands={brands} lines={lines} theme={theme} />}
            </div>
          </div>
        </div>
        {isBare ? null : <ServiceLines lines={lines} />}
      </div>
    </header>
  );
}

function BrandTabs({ tabs }: { tabs: readonly HeaderLink[] }) {
  return (
    <nav aria-label={shell.brands} className="hidden gap-2 border-line border-l pl-2 lg:flex">
      {tabs.map(({ label, href, isHere }) => (
        <Link
          key={label}
          href={href}
          aria-current={isHere ? 'page' : undefined}
          className="border-transparent border-b-2 py-0.75 text-ink-2 hover:text-ink aria-[current]:border-ink aria-[current]:font-strong aria-[current]:text-ink"
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}

function ServiceLines({ lines }: { lines: readonly HeaderLink[] }) {
  return (
    <nav aria-label={shell.services} className="hidden h-5.5 gap-3 border-line border-t lg:flex">
      {lines.map(({ label, href, isHere }) => (
        <Link
          key={label}
          href={href}
          aria-current={isHere ? 'page' : undefined}
          className="here-mark relative flex items-center whitespace-nowrap text-ink-2 hover:text-ink aria-[current]:font-strong aria-[current]:text-ink"
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
