import type { Charted } from '../view/review.ts';

/** A chart as the panel takes it. */
export interface LiveChart extends Charted {
  id: string;
  title: string;
}
