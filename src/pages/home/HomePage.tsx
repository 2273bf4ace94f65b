import type { ReactNode } from 'react';
import { head } from '#src/ui/copy/head.ts';
import { Hero } from './Hero.tsx';

interface HomePageProps {
  card: ReactNode;
  tracks: ReactNode;
  below: ReactNode;
}

/** The first screen, and room for what is brought to it once the page has loaded. */
export function HomePage({ card, tracks, below }: HomePageProps) {
  return (
    <>
      <title>{head.homeTitle}</title>
      <meta name="description" content={head.description} />
      <Hero card={card} tracks={tracks} />
      {below}
    </>
  );
}
