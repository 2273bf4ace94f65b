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

/** Maximum number of queued pages; more are refused at once. */
const MOST_WAITING = 32;
/** Queued pages of one address. */
const MOST_OF_ADDRESS = 4;
/** Owner of pages that are the same for everybody and have no query; their number is bounded. */
export const EVERYBODY = '';

/** The queue is full, so the browser renders the page. */
export class RenderingBusy extends Error {
  override name = 'RenderingBusy';
}
/** A longer rendering has hung, so its thread is terminated. */
const LONGEST_MS = 15_000;

export interface RenderThreadOptions {
  start: () => Worker;
  /** Answers the page's calls on the main thread. */
  answer: (request: RenderRequest) => Promise<RenderResponse>;
  longestMs?: number;
}

export interface RenderThread {
  /** `owner` is the visitor's address, or everybody. A queued page whose signal aborts is not rendered. */
  render(visit: Visit, owner?: string, signal?: AbortSignal): Promise<ServerRenderedPage>;
  close(): Promise<void>;
}

/** Renders pages one by one on a worker thread. */
export function createRenderThread({ start, answer, longestMs = LONGEST_MS }: RenderThreadOptions): RenderThread {
  const { run, close } = createJobThread<RendererCommand, RendererMessage, ServerRenderedPage>({
    ...{ start, longestMs, mostWaiting: MOST_WAITING },
    mostOfOwner: (owner) => (owner === EVERYBODY ? MOST_WAITING : MOST_OF_ADDRESS),
    busy: () => new RenderingBusy('too many pages wait to be rendered'),
    late: 'a page took too long to render',
    ended: 'the rendering thread ended',
    hear(news, reply) {
      if (news.type === 'rendered') return { result: news.page };
      if (news.type === 'failed') return { error: new Error(news.reason) };
      if (news.type === 'ask') {
        const { id, type: _, ...request } = news;
        void answer(request)
          .catch(() => ({ status: 503, text: '' }))
          .then((given) => reply({ type: 'answer', id, ...given } satisfies RendererCommand));
      }
      return null;
    },
  });
  return { render: (visit, owner = EVERYBODY, signal) => run({ type: 'render', visit }, owner, signal), close };
}
