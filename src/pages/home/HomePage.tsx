import type { ReactNode } from 'react';
import { homeHead } from '#src/ui/copy/home-head.ts';
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
      <title>{homeHead.title}</title>
      <meta name="description" content={homeHead.description} />
      <Hero card={card} tracks={tracks} />
      {below}
    </>
  );
}
