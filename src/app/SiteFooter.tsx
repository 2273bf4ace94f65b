import { type ReactNode, useRef, useState } from 'react';
import type { LegalTextName } from '#machines/user-agreement/index.ts';
import { Footer } from '#src/features/header/views/Footer.tsx';
import type { LegalServices } from '#src/features/sign-in/user-agreement.ts';
import { loadChunk } from '../browser/chunks.ts';
import type { PageFrame } from './browser-frame.ts';

interface SiteFooterProps {
  frame: Pick<PageFrame, 'site' | 'theme'>;
  services: LegalServices;
}

/** The footer and the legal text that was opened from it. */
export default function SiteFooter({ frame: { site, theme }, services }: SiteFooterProps) {
  const [dialog, setDialog] = useState<ReactNode>(null);
  const isOpening = useRef(false);
  const read = async (text: LegalTextName) => {
    if (isOpening.current) return;
    isOpening.current = true;
    try {
      const { LegalText } = await loadChunk(() => import('#src/features/content/legal-text.ts'));
      setDialog(<LegalText services={services} text={text} onClose={() => setDialog(null)} />);
    } finally {
      isOpening.current = false;
    }
  };
  return (
    <>
      <Footer site={site} theme={theme} onRead={(text) => void read(text).catch(() => undefined)} />
      {dialog}
    </>
  );
}
