import { charts } from '#copy/charts.ts';
import { HOUR_MS, MINUTE_MS } from '#domain/limits.ts';
import type { MachineCases } from '#machines/kit/cases.ts';
import type { ChartEdge, ChartModel, ChartNode } from '#machines/kit/chart-model.ts';
import { type ChartWords, sharedWords } from '#machines/kit/words.ts';

/** The delays of a machine by name, in milliseconds: from its cases, since some depend on the context. */
export type Delays = Readonly<Record<string, number>>;

/** Words of a chart's names for product people. */
export interface Glossary {
  delays: Delays;
  words: ChartWords;
}

export const glossaryOf = ({ delays, words = {} }: Pick<MachineCases, 'delays' | 'words'>): Glossary => ({
  delays,
  words,
});

/** An empty glossary: every name as in the code. */
export const bareGlossary: Glossary = { delays: {}, words: {} };

export const wordsOf = (name: string, { words }: Glossary): string => words[name] ?? sharedWords[name] ?? name;

export const listWords = (names: readonly string[], glossary: Glossary): string =>
  names.map((name) => wordsOf(name, glossary)).join('、');

/** The names in the code of what is shown in other words, for those who have to find it there. */
export const codesOf = (names: readonly string[], glossary: Glossary): string =>
  [...new Set(names)].filter((name) => wordsOf(name, glossary) !== name).join(' · ');

export interface EdgeWords {
  event: string;
  guard?: string;
  actions?: string;
  description?: string;
  /** The event's name in the code, and the names of all this there. */
  code?: string;
  codes?: string;
}

/** A length of time as people say it. */
export function durationWords(ms: number): string {
  const { milliseconds, seconds, minutes, hours } = charts.duration;
  if (ms >= HOUR_MS && ms % HOUR_MS === 0) return hours(ms / HOUR_MS);
  if (ms >= MINUTE_MS && ms % MINUTE_MS === 0) return minutes(ms / MINUTE_MS);
  if (ms >= 1_000 && ms % 100 === 0) return seconds(ms / 1_000);
  return milliseconds(ms);
}

export const stateWords = ({ description, key }: ChartNode): string => description ?? key;

/** The name of an edge's event in the code: the service it comes from, the delay or the event itself. */
export const eventCode = ({ event, after }: Pick<ChartEdge, 'event' | 'after'>): string =>
  after?.name ?? /^xstate\.(?:done\.actor|error\.actor|snapshot)\.(.+)$/.exec(event)?.[1] ?? event;

export function eventWords(edge: Pick<ChartEdge, 'kind' | 'event' | 'after'>, glossary: Glossary): string {
  const { kind, after } = edge;
  const words = charts.event;
  const id = wordsOf(eventCode(edge), glossary);
  if (kind === 'always') return words.always;
  if (kind === 'done') return words.done(id);
  if (kind === 'error') return words.error(id);
  if (kind === 'state') return words.state;
  if (kind === 'snapshot') return words.snapshot(id);
  if (kind !== 'after' || after === undefined) return id;
  const ms = after.ms ?? glossary.delays[after.name] ?? (/^\d+$/.test(after.name) ? Number(after.name) : undefined);
  return ms === undefined ? words.after(id) : words.after(durationWords(ms), id === after.name ? undefined : id);
}

/** Everything a transition says, each part apart. */
export function edgeWords(edge: ChartEdge, model: ChartModel, glossary: Glossary): EdgeWords {
  const isRest = edge.guard === undefined && siblingsBefore(edge, model).some(({ guard }) => guard !== undefined);
  const guard =
    edge.guard === undefined ? (isRest ? charts.otherwise : undefined) : charts.guard(wordsOf(edge.guard, glossary));
  const code = codesOf([eventCode(edge)], glossary);
  const codes = codesOf(
    [eventCode(edge), ...(edge.guard === undefined ? [] : [edge.guard]), ...edge.actions],
    glossary,
  );
  return {
    event: eventWords(edge, glossary),
    ...(guard === undefined ? {} : { guard }),
    ...(edge.actions.length === 0 ? {} : { actions: charts.doing(listWords(edge.actions, glossary)) }),
    ...(edge.description === undefined ? {} : { description: edge.description }),
    ...(code === '' ? {} : { code }),
    ...(codes === '' ? {} : { codes }),
  };
}

export const sentence = ({ event, guard, actions, description }: EdgeWords): string =>
  [event, guard, actions, description].filter((part) => part !== undefined).join('，');

const siblingsBefore = (edge: ChartEdge, { edges }: ChartModel) => {
  const siblings = edges.filter(({ source, event }) => source === edge.source && event === edge.event);
  return siblings.slice(0, siblings.indexOf(edge));
};
