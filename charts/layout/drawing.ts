import type { ChartNode } from '#machines/kit/chart-model.ts';

export interface Point {
  x: number;
  y: number;
}

export interface Area extends Point {
  width: number;
  height: number;
}

export type LineRole = 'title' | 'name' | 'event' | 'guard' | 'actions' | 'note' | 'effect' | 'invoke';

export interface TextLine {
  role: LineRole;
  text: string;
  /** Baseline, from the top of the box or plate. */
  y: number;
}

/** A transition that stays where it is stands as rows inside its state. */
export interface InnerRow {
  edge: string;
  y: number;
  height: number;
  lines: TextLine[];
}

export interface Box extends Area {
  state: string;
  parent: string | null;
  type: ChartNode['type'];
  /** Height of the part that holds the state's own words; below it lie its children. */
  head: number;
  /** How wide the state's own words are. */
  wordsWidth: number;
  lines: TextLine[];
  inner: InnerRow[];
}

/** One arrow; a transition with two targets has two. */
export interface Route {
  edge: string;
  target: string;
  points: Point[];
}

export interface Plate extends Area {
  edge: string;
  target: string;
  lines: TextLine[];
}

/** The dot that says where a region begins. */
export interface Start extends Point {
  region: string;
  points: Point[];
}

/** A chart with every place decided: what is drawn, without any engine. */
export interface Drawing {
  width: number;
  height: number;
  boxes: Box[];
  routes: Route[];
  plates: Plate[];
  starts: Start[];
}
