import type { SectionNear } from '../kit/page.ts';

/** A lane whose trend is drawn. */
export interface TrendLane {
  org: string;
  dst: string;
  names: { org: string; dst: string };
}

export interface HomeContext {
  /** Which kind of places was chosen between last. */
  kind: string;
  /** The class whose lanes were asked for last; empty for none. */
  dgClass: string;
  /** The lanes whose trends were asked for last, as those are asked. */
  trends: string;
}

/** What stands on the page, as it stands there: the card begins when somebody turns to it, the others when they come near. */
export type HomeSection = 'card' | 'classes' | 'lanes' | 'tools' | 'closing';

export type HomeEvent =
  | SectionNear
  /** The page did not come with its content and is at rest: what is still far begins too. */
  | { type: 'sections.due' }
  /** Somebody is about to choose a place of this kind. */
  | { type: 'locations.wanted'; kind: string }
  /** The lanes of a class instead of those much asked for. */
  | { type: 'class.wanted'; dgClass: string }
  /** Those much asked for again. */
  | { type: 'class.left' }
  | { type: 'page.hidden' }
  | { type: 'page.shown' };
