import { createHmac } from 'node:crypto';
import * as v from 'valibot';
import type { Clock } from '#domain/clock.ts';
import type { Settings } from '#src/config/settings.ts';
import { MessageNotSent } from '../../outside/not-sent.ts';
import { postOutside, readAnswer } from '../../outside/post.ts';
import type { Channel } from '../deliver.ts';
import { textOf } from './letter-text.ts';

type Site = Pick<Settings, 'publicOrigin' | 'site'>;

const answer = v.object({ errcode: v.number() });

/** Both robots answer errors with status 200 and a code in the body. */
async function post(url: string, content: string): Promise<void> {
  const text = await postOutside(url, { body: JSON.stringify({ msgtype: 'text', text: { content } }) });
  const { errcode } = readAnswer(answer, text);
  if (errcode !== 0) throw new MessageNotSent(`errcode ${errcode}`);
}

export const wecomChannel =
  (url: string, site: Site): Channel =>
  (letter) =>
    post(url, textOf(site, letter).text);

export const dingtalkSignature = (secret: string, milliseconds: number): string =>
  createHmac('sha256', secret).update(`${milliseconds}\n${secret}`).digest('base64');

export const dingtalkChannel =
  ({ url, secret }: { url: string; secret: string | null }, clock: Clock, site: Site): Channel =>
  (letter) => {
    const signed = new URL(url);
    if (secret !== null) {
      const now = clock.now();
      signed.searchParams.set('timestamp', String(now));
      signed.searchParams.set('sign', dingtalkSignature(secret, now));
    }
    return post(signed.href, textOf(site, letter).text);
  };
