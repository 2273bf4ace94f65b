import type { HomeRef } from '#machines/home/index.ts';
import { TrackPrices } from '../../../pages/home/TrackPrices.tsx';
import { blocksOf } from './blocks.ts';

export default function Tracks({ home }: { home: HomeRef }) {
  return <TrackPrices actor={blocksOf(home).lanes} />;
}
