import type { ChartEdge, ChartModel, ChartNode } from '#machines/kit/chart-model.ts';
import { charts } from '#src/ui/copy/charts.ts';

/** The delays of a machine by name, in milliseconds: from its cases, since some depend on the context. */
export type Delays = Readonly<Record<string, number>>;

export interface EdgeWords {
  event: string;
  guard?: string;
  actions?: string;
  description?: string;
}

/** A length of time as people say it. */
export function durationWords(ms: number): string {
  const { milliseconds, seconds, minutes, hours } = charts.duration;
  if (ms >= 3_600_000 && ms % 3_600_000 === 0) return hours(ms / 3_600_000);
  if (ms >= 60_000 && ms % 60_000 === 0) return minutes(ms / 60_000);
  if (ms >= 1_000 && ms % 100 === 0) return seconds(ms / 1_000);
  return milliseconds(ms);
}

export const stateWords = ({ description, key }: ChartNode): string => description ?? key;

export function eventWords({ kind, event, after }: ChartEdge, delays: Delays): string {
  const words = charts.event;
  const id = /^xstate\.(?:done\.actor|error\.actor|snapshot)\.(.+)$/.exec(event)?.[1] ?? event;
  if (kind === 'always') return words.always;
  if (kind === 'done') return words.done(id);
  if (kind === 'error') return words.error(id);
  if (kind === 'state') return words.state;
  if (kind === 'snapshot') return words.snapshot(id);
  if (kind !== 'after' || after === undefined) return event;
  const ms = after.ms ?? delays[after.name] ?? (/^\d+$/.test(after.name) ? Number(after.name) : undefined);
  return words.after(ms === undefined ? after.name : durationWords(ms));
}

/** Everything a transition says, each part apart. */
export function edgeWords(edge: ChartEdge, model: ChartModel, delays: Delays): EdgeWords {
  const isRest = edge.guard === undefined && siblingsBefore(edge, model).length > 0;
  const guard = edge.guard === undefined ? (isRest ? charts.otherwise : undefined) : charts.guard(edge.guard);
  return {
    event: eventWords(edge, delays),
    ...(guard === undefined ? {} : { guard }),
    ...(edge.actions.length === 0 ? {} : { actions: charts.doing(edge.actions.join('、')) }),
    ...(edge.description === undefined ? {} : { description: edge.description }),
  };
}

export const sentence = ({ event, guard, actions, description }: EdgeWords): string =>
  [event, guard, actions, description].filter((part) => part !== undefined).join('，');

const siblingsBefore = (edge: ChartEdge, { edges }: ChartModel) => {
  const siblings = edges.filter(({ source, event }) => source === edge.source && event === edge.event);
  return siblings.slice(0, siblings.indexOf(edge));
};
