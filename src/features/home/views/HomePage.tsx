import type { ReactNode } from 'react';
import { homeHead } from '#copy/home/page.ts';
import { Hero } from './Hero.tsx';

interface HomePageProps {
  card: ReactNode;
  tracks: ReactNode;
  below: ReactNode;
}

/** The first screen, with a slot for what loads after it. */
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
