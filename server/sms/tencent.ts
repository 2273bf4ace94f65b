import { createHash, createHmac } from 'node:crypto';
import * as v from 'valibot';
import type { Clock } from '#domain/clock.ts';
import type { SmsAccount } from '#src/config/settings.ts';
import { MessageNotSent } from '../outside/not-sent.ts';
import { postOutside, readAnswer } from '../outside/post.ts';
import type { MessageSender } from './message.ts';
import { cut, templateOf } from './template.ts';

const ENDPOINT = 'https://sms.tencentcloudapi.com/';
const REGION = 'ap-guangzhou';
const CONTENT_TYPE = 'application/json; charset=utf-8';
const SIGNED_HEADERS = 'content-type;host';

/** Errors that a retry cannot resolve. */
const FINAL = [
  'FailedOperation.ContainSensitiveWord',
  'FailedOperation.PhoneNumberInBlacklist',
  'InvalidParameterValue.IncorrectPhoneNumber',
  'InvalidParameterValue.ProhibitedUseUrlInTemplateParameter',
  'InvalidParameterValue.TemplateParameterFormatError',
  'InvalidParameterValue.TemplateParameterLengthLimit',
];

const answer = v.object({
  Response: v.object({
    Error: v.optional(v.object({ Code: v.string() })),
    SendStatusSet: v.optional(v.array(v.object({ Code: v.string() }))),
  }),
});

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

interface Signing {
  service: string;
  host: string;
  body: string;
  seconds: number;
  accessId: string;
  accessSecret: string;
}

/** Authorization header by TC3-HMAC-SHA256. */
export function tc3Authorization({ service, host, body, seconds, accessId, accessSecret }: Signing): string {
  const day = new Date(seconds * 1_000).toISOString().slice(0, 10);
  const scope = `${day}/${service}/tc3_request`;
  const request = `POST\n/\n\ncontent-type:${CONTENT_TYPE}\nhost:${host}\n\n${SIGNED_HEADERS}\n${sha256(body)}`;
  const toSign = `TC3-HMAC-SHA256\n${seconds}\n${scope}\n${sha256(request)}`;
  const key = hmac(hmac(hmac(`TC3${accessSecret}`, day), service), 'tc3_request');
  const signature = hmac(key, toSign).toString('hex');
  return `TC3-HMAC-SHA256 Credential=${accessId}/${scope}, SignedHeaders=${SIGNED_HEADERS}, Signature=${signature}`;
}

export function tencentSender(account: SmsAccount, clock: Clock): MessageSender {
  const url = account.url ?? ENDPOINT;
  const { host } = new URL(url);
  return {
    send: async (message) => {
      const seconds = Math.floor(clock.now() / 1_000);
      const body = JSON.stringify({
        PhoneNumberSet: [`+86${message.phone}`],
        SmsSdkAppId: account.appId,
        SignName: account.signName,
        TemplateId: account.templates[templateOf(message)],
        TemplateParamSet: Object.values(message.values ?? {}).map(cut),
        ...(message.id === undefined ? {} : { SessionContext: message.id }),
      });
      const { accessId, accessSecret } = account;
      const text = await postOutside(url, {
        body,
        headers: {
          'content-type': CONTENT_TYPE,
          authorization: tc3Authorization({ service: 'sms', host, body, seconds, accessId, accessSecret }),
          'x-tc-action': 'SendSms',
          'x-tc-version': '2021-01-11',
          'x-tc-timestamp': String(seconds),
          'x-tc-region': account.region ?? REGION,
        },
      });
      const { Error: error, SendStatusSet: statuses } = readAnswer(answer, text).Response;
      const code = error?.Code ?? statuses?.[0]?.Code ?? 'no status';
      if (code !== 'Ok') throw new MessageNotSent(code, FINAL.includes(code));
    },
  };
}
