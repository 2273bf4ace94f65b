import { fromPromise } from 'xstate';
import type { RequestOf } from '#contract/call.ts';
import type { Table } from '#contract/table.ts';
import { type FeedbackValues, feedbackMachine } from '#machines/feedback/index.ts';
import { apiOf } from '#src/app/services.ts';
import { currentAddress } from '#src/browser/address.ts';
import { randomKey } from '#src/browser/idempotency-key.ts';

/** Names a content for sending: what is sent again unchanged goes under the same key. */
export function contentKey(): (content: unknown) => string {
  let known = '';
  let key = '';
  return (content) => {
    const text = JSON.stringify(content);
    if (text !== known) [known, key] = [text, randomKey()];
    return key;
  };
}

type Lead = RequestOf<Table['leads']>;
type Message = { kind: 'feedback' | 'question'; form: Record<string, string> };

/** Wires a message form; resending the same text reuses the idempotency key. */
function wireMessages(messageOf: (form: FeedbackValues) => Message) {
  const keyOf = contentKey();
  return feedbackMachine.provide({
    actors: {
      send: fromPromise<unknown, FeedbackValues>(async ({ input, signal, system }) => {
        const message = messageOf(input);
        const { leads } = await apiOf(system);
        return leads(message as Lead, { idempotencyKey: keyOf(message.form), signal });
      }),
    },
  });
}

const contactOf = ({ contact }: FeedbackValues) => (contact === '' ? {} : { contact });

export const wireFeedback = () =>
  wireMessages((form) => ({
    kind: 'feedback',
    form: { text: form.text, page: currentAddress().path, ...contactOf(form) },
  }));

/** Sends a question to the dangerous goods desk. */
export const wireQuestion = () =>
  wireMessages((form) => ({ kind: 'question', form: { text: form.text, ...contactOf(form) } }));
