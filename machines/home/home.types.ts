import type { SectionNear } from '../kit/page.ts';

/** A lane whose price trend is shown. */
export interface TrendLane {
  org: string;
  dst: string;
  names: { org: string; dst: string };
}

export interface HomeContext {
  /** The kind of location that was last requested. */
  kind: string;
  /** The class whose lanes were last requested; empty for none. */
  dgClass: string;
  /** The query of the last trends. */
  trends: string;
}

/** Sections in the order of the page: the card starts at the first interaction, the others when they are in view. */
export type HomeSection = 'card' | 'classes' | 'lanes' | 'tools' | 'closing';

export type HomeEvent =
  | SectionNear
  /** The page was not server-rendered and is idle: sections below the fold start too. */
  | { type: 'sections.due' }
  /** The user opened a field for this kind of location. */
  | { type: 'locations.wanted'; kind: string }
  /** Requests the lanes of a class instead of the popular ones. */
  | { type: 'class.wanted'; dgClass: string }
  /** Returns to the popular lanes. */
  | { type: 'class.left' }
  | { type: 'page.hidden' }
  | { type: 'page.shown' };
