import { useState } from 'react';
import { createActor, fromPromise } from 'xstate';
import { orderMessages as words } from '#copy/orders/order.ts';
import type { OrderMessagesRef } from '#machines/order-messages/index.ts';
import { conversation } from '#machines/order-messages/order-messages.cases.ts';
import type { WatchAnswer } from '#machines/watch/index.ts';
import { OrderMessages } from '#src/features/orders/views/OrderMessages.tsx';
import { conversationWatch } from '../kit/messages.ts';
import { entryOf, type Subject } from '../kit/subject.ts';

/** Read at once, and when it is asked for again on its way for good. How messages are read has stories of its own. */
function createList() {
  let readings = 0;
  const read = fromPromise<WatchAnswer, { asked: string }>(() => {
    readings += 1;
    return readings > 1
      ? new Promise(() => undefined)
      : Promise.resolve({ outcome: 'found', content: conversation, isSettled: true });
  });
  return createActor(conversationWatch.provide({ actors: { read } }), { input: { asked: 'FCL26101200007' } }).start();
}

function Messages({ actor }: { actor: OrderMessagesRef }) {
  const [list] = useState(createList);
  return <OrderMessages actor={actor} list={list} side="customer" />;
}

export const subject: Subject = {
  entry: entryOf('order-messages'),
  render: (actor) => <Messages actor={actor as OrderMessagesRef} />,
  controls: { 'messages.send': words.send },
  besides: [words.renew],
};
