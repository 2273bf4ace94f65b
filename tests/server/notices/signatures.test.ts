import { expect, it } from 'vitest';
import { dingtalkSignature } from '#server/notices/channels/robots.ts';
import { signedHeaders } from '#server/outside/signature.ts';
import { rpcSignature } from '#server/sms/aliyun.ts';
import { tc3Authorization } from '#server/sms/tencent.ts';

it('[10.9] a web-hook is signed as the example of the Standard Webhooks specification is', () => {
  const signed = signedHeaders('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', {
    id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    body: '{"test": 2432232314}',
    now: 1_614_265_330_999,
  });
  expect(signed).toEqual({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  });
});

it('[10.9] a secret in plain words signs too, and without one nothing is signed', () => {
  const sent = { id: 'a', body: '{}', now: 0 };
  const signed = signedHeaders('a-secret-in-plain-words', sent);
  expect(signed['webhook-signature']).toMatch(/^v1,[A-Za-z0-9+/]{43}=$/);
  expect(signed['webhook-signature']).not.toBe(signedHeaders('another-secret-in-words', sent)['webhook-signature']);
  expect(signedHeaders(null, sent)).toEqual({ 'webhook-id': 'a', 'webhook-timestamp': '0' });
});

it('[10.9] Aliyun: the SendSms request of its SMS documentation has the signature given there', () => {
  const parameters = {
    AccessKeyId: 'testId',
    Action: 'SendSms',
    Format: 'XML',
    OutId: '123',
    PhoneNumbers: '15300000001',
    RegionId: 'cn-hangzhou',
    SignName: '阿里云短信测试专用',
    SignatureMethod: 'HMAC-SHA1',
    SignatureNonce: '45e25e9b-0a6f-4070-8c85-2956eda1b466',
    SignatureVersion: '1.0',
    TemplateCode: 'SMS_71390007',
    TemplateParam: '{"customer":"test"}',
    Timestamp: '2017-07-12T02:42:19Z',
    Version: '2017-05-25',
  };
  expect(rpcSignature('GET', parameters, 'testSecret')).toBe('zJDF+Lrzhj/ThnlvIToysFRq6t4=');
});

it('[10.9] Aliyun: what a form writes otherwise is written as its rule says', () => {
  const signed = (text: string) => rpcSignature('POST', { Text: text }, 'secret');
  expect(new Set(["a b*c~d'e", 'a+b*c~d', 'a b*c~d'].map(signed)).size).toBe(3);
});

it('[10.9] Tencent: the request of its documentation of TC3-HMAC-SHA256 has the signature given there', () => {
  const authorization = tc3Authorization({
    service: 'cvm',
    host: 'cvm.tencentcloudapi.com',
    body: '{"Limit": 1, "Filters": [{"Values": ["\\u672a\\u547d\\u540d"], "Name": "instance-name"}]}',
    seconds: 1_551_113_065,
    accessId: 'AKIDz8krbsJ5yKBZQpn74WFkmLPx3*******',
    accessSecret: 'Gu5t9xGARNpq86cd98joQYCN3*******',
  });
  expect(authorization).toBe(
    'TC3-HMAC-SHA256 Credential=AKIDz8krbsJ5yKBZQpn74WFkmLPx3*******/2019-02-25/cvm/tc3_request, ' +
      'SignedHeaders=content-type;host, Signature=2230eefd229f582d8b1b891af7107b91597240707d778ab3738f756258d7652c',
  );
});

it('[10.9] DingTalk: time stamp and secret are signed by the secret', () => {
  const signature = dingtalkSignature('this is secret', 1_577_262_236_757);
  expect(signature).toBe('hmPWwU+7lVdm3ZZz0r9tSfx0L4Q26jWOZr9+Gs6EZQM=');
  expect(dingtalkSignature('this is secret', 1_577_262_236_758)).not.toBe(signature);
});
