import { appendFile } from 'node:fs/promises';
import type { MessageType } from '#contract/fields/common.ts';
import { serverCopy } from '#copy/replies.ts';
import type { Clock } from '#domain/clock.ts';
import type { UserKind } from '#domain/notices/kinds.ts';
import type { Log } from '../log.ts';
import { postOutside } from '../outside/post.ts';
import { signedHeaders } from '../outside/signature.ts';

export interface Message {
  /** Same in every attempt of a message. */
  id?: string;
  phone: string;
  messageType: MessageType | UserKind | 'quote_result';
  /** Null for a message without a code. */
  code: string | null;
  text: string;
  /** Variables for providers that store the text as a template. */
  values?: Readonly<Record<string, string>>;
}

export interface MessageSender {
  send(message: Message): Promise<void>;
}

/** Appends lines one after the other to a file readable only by its owner. */
export function lineKeeper(path: string): (line: object) => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return (line) => {
    last = last.catch(() => {}).then(() => appendFile(path, `${JSON.stringify(line)}\n`, { mode: 0o600 }));
    return last;
  };
}

/** Writes messages to the outbox file and the terminal while no provider is configured. */
export function outboxSender(
  keep: (line: object) => Promise<void>,
  clock: Clock,
  show: (line: string) => void,
): MessageSender {
  return {
    send: async ({ id, phone, messageType, code, text }) => {
      await keep({ at: new Date(clock.now()).toISOString(), id, phone, messageType, code, text });
      show(`${serverCopy.message(phone, text)}\n`);
    },
  };
}

/** Sends messages to the configured webhook, signed if a secret is shared. */
export function webhookSender(url: string, clock: Clock, secret: string | null = null): MessageSender {
  return {
    send: async ({ values: _, ...message }) => {
      const now = clock.now();
      const body = JSON.stringify({ at: new Date(now).toISOString(), ...message });
      await postOutside(url, { body, headers: signedHeaders(secret, { id: message.id, body, now }) });
    },
  };
}

/** Logs failed messages without their receivers. */
export function loggedSender(sender: MessageSender, log: Log): MessageSender {
  return {
    send: (message) =>
      sender.send(message).catch((error: unknown) => {
        log.error('sms.notSent', { messageType: message.messageType, error });
        throw error;
      }),
  };
}
