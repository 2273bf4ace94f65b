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

export type HomeEvent =
  /** Somebody is about to choose a place of this kind. */
  | { type: 'locations.wanted'; kind: string }
  /** The lanes of a class instead of those much asked for. */
  | { type: 'class.wanted'; dgClass: string }
  | { type: 'page.hidden' }
  | { type: 'page.shown' };
