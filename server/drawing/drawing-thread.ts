import type { Worker } from 'node:worker_threads';
import type {
  RendererCommand,
  RendererMessage,
  RenderRequest,
  RenderResponse,
  ServerRenderedPage,
  Visit,
} from '#contract/rendered-page.ts';
import { createJobThread } from '../job-thread.ts';

/** Pages that may wait for the thread; more are refused at once. */
const MOST_WAITING = 32;
/** Of them, pages of one address. */
const MOST_OF_ADDRESS = 4;
/** Owner of the pages that are the same for everybody and asked for without a query: there are only so many. */
export const EVERYBODY = '';

/** So many pages wait that this one is left to the browser. */
export class DrawingBusy extends Error {
  override name = 'DrawingBusy';
}
/** A drawing that takes longer has hung: its thread is ended. */
const LONGEST_MS = 15_000;

export interface DrawingThreadOptions {
  start: () => Worker;
  /** What the page asks is answered by the server itself. */
  answer: (asked: RenderRequest) => Promise<RenderResponse>;
  longestMs?: number;
}

export interface DrawingThread {
  /** `owner` is the address that the page is for, or everybody. A page whose signal aborts while it waits is not drawn. */
  draw(visit: Visit, owner?: string, signal?: AbortSignal): Promise<ServerRenderedPage>;
  close(): Promise<void>;
}

/** Draws one page after the other off the calling thread. */
export function createDrawingThread({ start, answer, longestMs = LONGEST_MS }: DrawingThreadOptions): DrawingThread {
  const { run, close } = createJobThread<RendererCommand, RendererMessage, ServerRenderedPage>({
    ...{ start, longestMs, mostWaiting: MOST_WAITING },
    mostOfOwner: (owner) => (owner === EVERYBODY ? MOST_WAITING : MOST_OF_ADDRESS),
    busy: () => new DrawingBusy('too many pages wait to be rendered'),
    late: 'a page took too long to draw',
    ended: 'the thread that draws ended',
    hear(news, reply) {
      if (news.type === 'drawn') return { result: news.page };
      if (news.type === 'failed') return { error: new Error(news.reason) };
      if (news.type === 'ask') {
        const { id, type: _, ...asked } = news;
        void answer(asked)
          .catch(() => ({ status: 503, text: '' }))
          .then((given) => reply({ type: 'answer', id, ...given } satisfies RendererCommand));
      }
      return null;
    },
  });
  return { draw: (visit, owner = EVERYBODY, signal) => run({ type: 'draw', visit }, owner, signal), close };
}
