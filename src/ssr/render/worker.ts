import { parentPort } from 'node:worker_threads';
import type { RendererCommand, RendererMessage, RenderRequest, RenderResponse } from '#contract/rendered-page.ts';
import { drawPage } from './render-page.tsx';

const server = parentPort;
if (server === null) throw new Error('pages are rendered in a thread of the server');

const waiting = new Map<number, (answer: RenderResponse) => void>();
let asked = 0;

const tell = (news: RendererMessage) => server.postMessage(news);

const ask = (question: RenderRequest) =>
  new Promise<RenderResponse>((resolve) => {
    asked += 1;
    waiting.set(asked, resolve);
    tell({ type: 'ask', id: asked, ...question });
  });

server.on('message', (order: RendererCommand) => {
  if (order.type === 'answer') {
    const { id, status, text } = order;
    waiting.get(id)?.({ status, text });
    waiting.delete(id);
    return;
  }
  waiting.clear();
  drawPage(order.visit, ask).then(
    (page) => tell({ type: 'rendered', page }),
    (error: unknown) =>
      tell({ type: 'failed', reason: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
});
tell({ type: 'ready' });
