import { fromCallback, fromPromise } from 'xstate';
import type { operatorTable } from '#contract/operator-table.ts';
import { type MessageToSend, orderMessagesMachine } from '#machines/order-messages/index.ts';
import { type WatchAnswer, type WatchEvent, watchMachine } from '#machines/watch/index.ts';
import type { ApiOf } from '#src/api/types.ts';
import { sameTry } from '#src/browser/idempotency-key.ts';
import { watchVisibility } from '#src/browser/visibility.ts';

export function wireMessages(api: ApiOf<typeof operatorTable>) {
  const send = sameTry((message: MessageToSend, idempotencyKey) =>
    api.operatorSendMessage(message, { idempotencyKey }),
  );
  return orderMessagesMachine.provide({
    actors: {
      list: watchMachine.provide({
        actors: {
          visibility: fromCallback<WatchEvent, undefined>(({ sendBack }) =>
            watchVisibility(location.pathname, sendBack),
          ),
          read: fromPromise<WatchAnswer, { asked: string }>(async ({ input: { asked: orderNo }, signal }) => ({
            outcome: 'found',
            content: await api.operatorMessages({ orderNo }, { signal }),
            // No polling: it would extend the session of an operator who has left.
            isSettled: true,
          })),
        },
      }),
      send: fromPromise<unknown, MessageToSend>(({ input }) => send(input)),
    },
  });
}
