import { type UserKind, userKinds } from '#domain/notices/kinds.ts';
import type { Settings } from '#src/config/settings.ts';
import { MessageNotSent } from '../../outside/not-sent.ts';
import type { MessageSender } from '../../sms/message.ts';
import type { Channel } from '../deliver.ts';
import { textOf } from './letter-text.ts';

const isOfUser = (kind: string): kind is UserKind => (userKinds as readonly string[]).includes(kind);

export const NO_RECEIVER = 'no receiver';

export const smsChannel =
  (messages: MessageSender, settings: Pick<Settings, 'publicOrigin' | 'site'>): Channel =>
  async (letter) => {
    const { kind } = letter.notice;
    const phone = letter.user?.phone ?? null;
    if (phone === null || !isOfUser(kind)) throw new MessageNotSent(NO_RECEIVER, true);
    const { text, about, detail } = textOf(settings, letter);
    await messages.send({ id: letter.id, phone, messageType: kind, code: null, text, values: { no: about, detail } });
  };
