import { useState } from 'react';
import { BelowTheFold } from '../pages/home/BelowTheFold.tsx';
import { QuickSearchSkeleton } from '../pages/home/QuickSearchSkeleton.tsx';
import { TrackPrices } from '../pages/home/TrackPrices.tsx';
import { QuickSearch } from '../views/quick-search/QuickSearch.tsx';
import { homeActors } from './home.ts';

/** The parts of the home page that live; they share one set of actors. Without a browser nothing is opened. */
export default function HomeRest({ part }: { part: 'below' | 'card' | 'tracks' }) {
  const [actors] = useState(() => (typeof document === 'undefined' ? null : homeActors()));
  if (actors === null) return part === 'card' ? <QuickSearchSkeleton /> : null;
  if (part === 'card') return <QuickSearch {...actors.quick} />;
  return part === 'tracks' ? <TrackPrices actor={actors.blocks.lanes} /> : <BelowTheFold {...actors.blocks} />;
}
