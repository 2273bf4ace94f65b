import { serverCopy } from '#copy/replies.ts';
import type { Clock } from '#domain/clock.ts';
import type { Settings } from '#src/config/settings.ts';
import type { Channel } from '../deliver.ts';
import { textOf } from './letter-text.ts';

interface Terminal {
  keep(line: object): Promise<void>;
  show(line: string): void;
  clock: Clock;
}

/** Writes notices to the data folder and the terminal when no channel is configured. */
export const terminalChannel =
  ({ keep, show, clock }: Terminal, settings: Pick<Settings, 'publicOrigin' | 'site'>): Channel =>
  async (letter) => {
    const { subject, text } = textOf(settings, letter);
    const mail = letter.user?.email ?? null;
    await keep({
      at: new Date(clock.now()).toISOString(),
      id: letter.id,
      mail,
      messageType: letter.notice.kind,
      subject,
      text,
    });
    show(`${serverCopy.notice(mail, text)}\n`);
  };
