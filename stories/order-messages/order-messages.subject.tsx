import { createActor } from 'xstate';
import type { OrderMessagesRef } from '#machines/order-messages/index.ts';
import { orderMessages as words } from '#src/ui/copy/order-messages.ts';
import { OrderMessages } from '#src/views/order-messages/OrderMessages.tsx';
import { conversationWatch } from '../kit/messages.ts';
import { entryOf, type Subject } from '../kit/subject.ts';

/** How messages are read has stories of its own. */
const list = createActor(conversationWatch, { input: { asked: 'FCL26101200007' } }).start();

export const subject: Subject = {
  entry: entryOf('order-messages'),
  render: (actor) => <OrderMessages actor={actor as OrderMessagesRef} list={list} side="customer" />,
  controls: { 'messages.send': words.send },
  besides: [words.renew],
};
