import { createHmac } from 'node:crypto';
import * as v from 'valibot';
import type { Clock } from '#domain/clock.ts';
import type { SmsAccount } from '#src/config/settings.ts';
import { MessageNotSent } from '../outside/not-sent.ts';
import { postOutside, readAnswer } from '../outside/post.ts';
import type { Random } from '../random.ts';
import type { MessageSender } from './message.ts';
import { cut, templateOf } from './template.ts';

const ENDPOINT = 'https://dysmsapi.aliyuncs.com/';

/** Errors that a retry cannot resolve. */
const FINAL = [
  'isv.BLACK_KEY_CONTROL_LIMIT',
  'isv.INVALID_PARAMETERS',
  'isv.MOBILE_NUMBER_ILLEGAL',
  'isv.PARAM_LENGTH_LIMIT',
  'isv.PARAM_NOT_SUPPORT_URL',
  'isv.TEMPLATE_MISSING_PARAMETERS',
];

const answer = v.object({ Code: v.string() });

const percent = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** Signature of Aliyun's RPC APIs: HMAC-SHA1 over the sorted parameters. */
export function rpcSignature(method: 'GET' | 'POST', parameters: Readonly<Record<string, string>>, secret: string) {
  const sorted = Object.keys(parameters)
    .sort()
    .map((name) => `${percent(name)}=${percent(parameters[name] ?? '')}`)
    .join('&');
  return createHmac('sha1', `${secret}&`)
    .update(`${method}&${percent('/')}&${percent(sorted)}`)
    .digest('base64');
}

/** Sent in the body, so that no phone number is in a URL. */
export function aliyunSender(account: SmsAccount, clock: Clock, random: Random): MessageSender {
  return {
    send: async (message) => {
      const parameters: Record<string, string> = {
        AccessKeyId: account.accessId,
        Action: 'SendSms',
        Format: 'JSON',
        PhoneNumbers: message.phone,
        SignName: account.signName,
        SignatureMethod: 'HMAC-SHA1',
        SignatureNonce: random.uuid(),
        SignatureVersion: '1.0',
        TemplateCode: account.templates[templateOf(message)],
        Timestamp: new Date(clock.now()).toISOString().replace(/\.\d+Z$/, 'Z'),
        Version: '2017-05-25',
        ...(message.id === undefined ? {} : { OutId: message.id }),
      };
      const values = Object.entries(message.values ?? {}).map(([name, value]) => [name, cut(value)]);
      if (values.length > 0) parameters.TemplateParam = JSON.stringify(Object.fromEntries(values));
      const signed = { ...parameters, Signature: rpcSignature('POST', parameters, account.accessSecret) };
      const text = await postOutside(account.url ?? ENDPOINT, {
        body: new URLSearchParams(signed).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
      const { Code: code } = readAnswer(answer, text);
      if (code !== 'OK') throw new MessageNotSent(code, FINAL.includes(code));
    },
  };
}
