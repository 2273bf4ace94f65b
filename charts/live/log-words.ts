import { charts } from '#copy/charts.ts';
import type { ChartModel, ChartNode } from '#machines/kit/chart-model.ts';
import { eventWords, stateWords, wordsOf } from '../model/words.ts';
import type { LiveChart } from './live-chart.ts';
import type { LiveEntry } from './recorder.ts';

const isLeaf = ({ type }: ChartNode) => type === 'atomic' || type === 'final';

/** Where a machine is, by the titles of its innermost states. */
export const placeWords = ({ nodes }: ChartModel, states: readonly string[]): string =>
  nodes
    .filter((node) => isLeaf(node) && states.includes(node.id))
    .map(stateWords)
    .join(' · ');

/** Describes an event in the chart's words; an event unknown to the chart is shown by type. */
export function happeningWords({ event, edges }: LiveEntry, { model, glossary }: LiveChart): string {
  if (event === 'xstate.init') return charts.live.started;
  if (event === 'xstate.stop') return charts.live.stopped;
  const taken = edges.map((id) => model.edges.find((edge) => edge.id === id)).find((edge) => edge?.event === event);
  const edge = taken ?? model.edges.find((one) => one.event === event);
  return edge === undefined ? wordsOf(event, glossary) : eventWords(edge, glossary);
}
