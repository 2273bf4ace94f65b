import { appendFile } from 'node:fs/promises';
import type { MessageType } from '#contract/fields/common.ts';
import type { Clock } from '#domain/clock.ts';
import { serverCopy } from '#src/ui/copy/server.ts';
import type { Log } from '../log.ts';
import { ANSWER_LIMIT_MS } from '../provider.ts';

export interface Message {
  phone: string;
  messageType: MessageType | 'quote_result';
  /** Null in a message that carries none. */
  code: string | null;
  text: string;
}

export interface MessageSender {
  send(message: Message): Promise<void>;
}

/** The provider did not take the message: the caller answers 503, and nothing counts against the phone. */
export class MessageNotSent extends Error {
  override name = 'MessageNotSent';
  readonly statusCode = 503;
}

/** Keeps each message as a line of the outbox and shows it in the terminal, while no provider is configured. */
export function outboxSender(path: string, clock: Clock, show: (line: string) => void): MessageSender {
  let last: Promise<void> = Promise.resolve();
  return {
    send: ({ phone, messageType, code, text }) => {
      const at = new Date(clock.now()).toISOString();
      const line = `${JSON.stringify({ at, phone, messageType, code, text })}\n`;
      last = last.catch(() => {}).then(() => appendFile(path, line, { mode: 0o600 }));
      return last.then(() => show(`${serverCopy.message(phone, text)}\n`));
    },
  };
}

/** Hands each message to the configured provider. */
export function webhookSender(url: string, clock: Clock, log: Log): MessageSender {
  return {
    send: async (message) => {
      const at = new Date(clock.now()).toISOString();
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ at, ...message }),
        redirect: 'error',
        signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
      }).catch((error: unknown) => error);
      if (answer instanceof Response && answer.ok) return;
      const reason = answer instanceof Response ? { status: answer.status } : { error: answer };
      log.error('sms.notSent', { messageType: message.messageType, ...reason });
      throw new MessageNotSent('the message was not sent');
    },
  };
}
