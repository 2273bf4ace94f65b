import { fromCallback, fromPromise } from 'xstate';
import { type MessageToSend, orderMessagesMachine } from '#machines/order-messages/index.ts';
import { type WatchAnswer, type WatchEvent, watchMachine } from '#machines/watch/index.ts';
import type { Api } from '#src/api/index.ts';
import { sameTry } from '#src/browser/idempotency-key.ts';
import { watchVisibility } from '#src/browser/visibility.ts';

export function wireMessages(api: () => Promise<Api>) {
  const send = sameTry(async ({ orderNo: no, text }: MessageToSend, idempotencyKey) =>
    (await api()).sendOrderMessage({ no, text }, { idempotencyKey }),
  );
  return orderMessagesMachine.provide({
    actors: {
      list: watchMachine.provide({
        actors: {
          visibility: fromCallback<WatchEvent, undefined>(({ sendBack }) =>
            watchVisibility(location.pathname, sendBack),
          ),
          read: fromPromise<WatchAnswer, { asked: string }>(async ({ input: { asked: no }, signal }) => ({
            outcome: 'found',
            content: await (await api()).orderMessages({ no }, { signal }),
            isSettled: false,
          })),
        },
      }),
      send: fromPromise<unknown, MessageToSend>(({ input }) => send(input)),
    },
  });
}
