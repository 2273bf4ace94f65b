import * as v from 'valibot';
import { MESSAGE_LENGTH } from '#domain/limits.ts';
import { messageSides } from '#domain/orders/messages.ts';

export const messageText = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MESSAGE_LENGTH));
export const messageLimits = { bodyBytes: 16 * 1024, perMinute: 30 };

export const messages = v.object({
  /** All messages, oldest first. */
  items: v.array(
    v.object({
      /** Counted from 1 within its order. */
      no: v.number(),
      side: v.picklist(messageSides),
      /** Null when the author is not shown: operators to customers, and systems. */
      author: v.nullable(v.string()),
      text: v.string(),
      at: v.number(),
    }),
  ),
  maySend: v.boolean(),
});
