import type { ReactNode } from 'react';
import type { EmbeddedSite } from '#contract/embedded-site.ts';
import { brand } from '#copy/brand.ts';
import { footer, legalNames } from '#copy/kit.ts';
import { shell } from '#copy/shell.ts';
import type { LegalTextName } from '#machines/user-agreement/index.ts';
import { Hotline } from '#src/features/page-parts/views/Hotline.tsx';
import { Logo } from '#src/ui/icons/Logo.tsx';
import { Link } from '#src/ui/parts/Link.tsx';
import { Menu } from '#src/ui/parts/list/Menu.tsx';
import type { ThemeStore } from '#src/ui/theme.ts';
import { ThemeChoices } from './ThemeChoices.tsx';

interface FooterProps {
  site: EmbeddedSite;
  theme: ThemeStore;
  onRead: (text: LegalTextName) => void;
}

const help = [
  { label: footer.beginnerGuide, href: '/helpCenter?id=1.1.1' },
  { label: footer.downloads, href: '/helpCenter?id=2' },
  { label: footer.aboutUs, href: '/helpCenter?id=3' },
];
const LEGAL_TEXTS: readonly LegalTextName[] = ['userAgreement', 'privacyNotice'];

export function Footer({ site, theme, onRead }: FooterProps) {
  const links = site.friendlyLinks.map(({ name, url }) => ({ key: url, label: name, href: url, external: true }));
  return (
    <footer data-frame className="border-line border-t bg-surface pt-6 pb-4">
      <div className="mx-auto max-w-[1680px] px-(--gut)">
        <div className="grid gap-4 md:grid-cols-[auto_1fr_1fr_auto] xl:grid-cols-[2fr_1fr_1fr_1fr]">
          <div>
            <p className="flex items-center gap-1 font-strong text-20 tracking-[0.06em]">
              <Logo />
              {brand.name}
            </p>
            <p className="mt-1 text-ink-2">{footer.slogan}</p>
            {site.hotlines.emergency === '' ? null : (
              <>
                <p className="mt-2 text-12 text-ink-3">{footer.emergencyHotline}</p>
                <Hotline number={site.hotlines.emergency} className="font-strong text-20 text-ink" />
              </>
            )}
          </div>
          <Column title={footer.helpCentre}>
            <ul className="grid gap-1">
              {help.map(({ label, href }) => (
                <li key={href}>
                  <Link href={href} className="text-ink-2 hover:text-ink hover:underline">
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </Column>
          {links.length === 0 ? null : (
            <div>
              <Menu label={footer.friendlyLinks} entries={links} icon="ext" size={32} />
            </div>
          )}
          {site.hotlines.service === '' ? null : (
            <Column title={shell.serviceHotline}>
              <Hotline number={site.hotlines.service} />
            </Column>
          )}
        </div>
        <Legal site={site} onRead={onRead}>
          <div className="flex items-center gap-1">
            <ThemeChoices theme={theme} />
          </div>
        </Legal>
      </div>
    </footer>
  );
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="mb-1.5 font-strong text-14">{title}</h2>
      {children}
    </div>
  );
}

function Legal({ site, onRead, children }: Pick<FooterProps, 'site' | 'onRead'> & { children: ReactNode }) {
  const numbers = [
    [footer.icp, site.filings.icp],
    [footer.police, site.filings.police],
    [footer.chemicalsLicence, site.filings.chemicalsLicence],
  ] as const;
  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-x-3 gap-y-2 border-line border-t pt-2 text-12 text-ink-3">
      <ul className="flex flex-wrap gap-x-3 gap-y-1">
        <li>{footer.copyright(site.year, site.brand.company || site.brand.name)}</li>
        {site.address === '' ? null : <li>{site.address}</li>}
        {numbers.map(([label, number]) => (number === '' ? null : <li key={label}>{`${label} ${number}`}</li>))}
        {LEGAL_TEXTS.map((text) => (
          <li key={text}>
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => onRead(text)}
              className="cursor-pointer text-ink-2 hover:text-ink hover:underline"
            >
              {legalNames[text]}
            </button>
          </li>
        ))}
        <li>
          {footer.version(site.version)}，{footer.build(site.build)}
        </li>
      </ul>
      {children}
    </div>
  );
}
