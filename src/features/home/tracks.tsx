import type { HomeRef } from '#machines/home/index.ts';
import { blocksOf } from './blocks.ts';
import { TrackPrices } from './views/TrackPrices.tsx';

export default function Tracks({ page: home }: { page: HomeRef }) {
  const { lanes } = blocksOf(home);
  return lanes ? <TrackPrices actor={lanes} /> : null;
}
