import { type ReactNode, useRef, useState } from 'react';
import type { LegalTextName } from '#machines/user-agreement/index.ts';
import { loadChunk } from '../browser/chunks.ts';
import { theme as defaults, type ThemeChoice } from '../ui/theme.ts';
import { useOfBrowser } from '../ui/use-of-browser.ts';
import { Footer } from '../views/footer/Footer.tsx';
import type { PageFrame } from './frame.ts';
import type { LegalServices } from './wiring/user-agreement.ts';

interface SiteFooterProps {
  frame: Pick<PageFrame, 'site' | 'theme'>;
  services: LegalServices;
}

/** The footer and the legal text that was opened from it. */
export default function SiteFooter({ frame: { site, theme }, services }: SiteFooterProps) {
  const initial = useOfBrowser(theme.initial, defaults.theme);
  const [choice, setChoice] = useState<ThemeChoice | null>(null);
  const [dialog, setDialog] = useState<ReactNode>(null);
  const isOpening = useRef(false);
  const read = async (text: LegalTextName) => {
    if (isOpening.current) return;
    isOpening.current = true;
    try {
      const { LegalText } = await loadChunk(() => import('./legal-text.ts'));
      setDialog(<LegalText services={services} text={text} onClose={() => setDialog(null)} />);
    } finally {
      isOpening.current = false;
    }
  };
  return (
    <>
      <Footer
        site={site}
        theme={choice ?? initial}
        onTheme={(chosen) => {
          theme.choose(chosen);
          setChoice(chosen);
        }}
        onRead={(text) => void read(text).catch(() => undefined)}
      />
      {dialog}
    </>
  );
}
