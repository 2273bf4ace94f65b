import { parentPort } from 'node:worker_threads';
import type { RendererCommand, RendererMessage, RenderRequest, RenderResponse } from '#contract/rendered-page.ts';
import { renderPage } from './render-page.tsx';

const server = parentPort;
if (server === null) throw new Error('pages are rendered in a thread of the server');

const pending = new Map<number, (response: RenderResponse) => void>();
let lastId = 0;

const post = (message: RendererMessage) => server.postMessage(message);

const send = (request: RenderRequest) =>
  new Promise<RenderResponse>((resolve) => {
    lastId += 1;
    pending.set(lastId, resolve);
    post({ type: 'ask', id: lastId, ...request });
  });

server.on('message', (command: RendererCommand) => {
  if (command.type === 'answer') {
    const { id, status, text } = command;
    pending.get(id)?.({ status, text });
    pending.delete(id);
    return;
  }
  pending.clear();
  renderPage(command.visit, send).then(
    (page) => post({ type: 'rendered', page }),
    (error: unknown) => post({ type: 'failed', reason: String((error instanceof Error && error.stack) || error) }),
  );
});
