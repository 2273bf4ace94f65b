import type { HomeRef } from '#machines/home/index.ts';
import { TrackPrices } from './views/TrackPrices.tsx';
import { blocksOf } from './blocks.ts';

export default function Tracks({ page: home }: { page: HomeRef }) {
  return <TrackPrices actor={blocksOf(home).lanes} />;
}
