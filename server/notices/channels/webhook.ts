import type { Clock } from '#domain/clock.ts';
import type { Settings, SignedAddress } from '#src/config/settings.ts';
import { postOutside } from '../../outside/post.ts';
import { signedHeaders } from '../../outside/signature.ts';
import type { Channel } from '../deliver.ts';
import { textOf } from './letter-text.ts';

/** Posts every signed notice without phones or addresses; the receiver knows users by id. */
export const webhookChannel =
  ({ url, secret }: SignedAddress, clock: Clock, settings: Pick<Settings, 'publicOrigin' | 'site'>): Channel =>
  async (letter) => {
    const { notice, user, id, at } = letter;
    const { text, page } = textOf(settings, letter);
    const { kind, subject, facts } = notice;
    const body = JSON.stringify({ id, at, kind, subject, facts, userId: user?.id ?? null, text, page });
    await postOutside(url, { body, headers: signedHeaders(secret, { id, body, now: clock.now() }) });
  };
