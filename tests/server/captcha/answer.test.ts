import { describe, expect, it } from 'vitest';
import { failureMessage, hasChallenge, isRight, readCaptcha } from '#domain/captcha/answer.ts';

const challenge = {
  captchaId: null,
  captchaType: null,
  secretKey: 'kqYdxjxNdQmU3wUq',
  originalImageBase64: '/9j/4AAQ',
  jigsawImageBase64: 'UklGRg==',
  wordList: null,
  token: 'c095b797150345d58ee55adb27b47948',
  result: false,
};

describe('captcha answers', () => {
  it.each([
    ['in repData', { repCode: '0000', repMsg: null, repData: challenge, success: true }],
    ['flat', challenge],
    ['beside its repCode', { repCode: '0000', ...challenge }],
  ])('[3.12] [4.17] finds the challenge %s', (_, data) => {
    const answer = readCaptcha(data);
    expect(hasChallenge(answer)).toBe(true);
    expect(answer.payload.token).toBe(challenge.token);
    expect(answer.payload.secretKey).toBe('kqYdxjxNdQmU3wUq');
  });

  it('[4.17] tells 6201 from a challenge and keeps its words', () => {
    const words = 'get接口请求次数超限，请稍后再试!';
    for (const data of [
      { repCode: '6201', repMsg: words, repData: null, success: false },
      { repCode: '6201', repMsg: words },
    ]) {
      const answer = readCaptcha(data);
      expect(hasChallenge(answer)).toBe(false);
      expect(answer.repCode).toBe('6201');
      expect(failureMessage(answer)).toBe(words);
    }
  });

  it('[3.12] what lies beside a code is read where no repData is named, and what lies flat always', () => {
    const [bare, empty, flat] = [
      { repCode: '6201', token: 'c095' },
      { repCode: '6201', token: 'c095', repData: null },
      { token: 'c095', repData: null },
    ];
    expect([bare, empty, flat].map((data) => readCaptcha(data).payload)).toEqual([bare, {}, flat]);
    expect([bare, empty, flat, {}].map((data) => readCaptcha(data).repMessage)).toEqual(['', '', '', '']);
  });

  it('[4.17b] a check is right with 0000 and with nothing else', () => {
    const right = { repCode: '0000', repMsg: null, repData: null };
    const verdict = (data: unknown) => isRight(readCaptcha(data));
    expect(verdict(right)).toBe(true);
    expect(verdict({ repCode: '0000', result: true, token: 'c095' })).toBe(true);
    expect(verdict({ ...right, repCode: '6111' })).toBe(false);
    expect(verdict({ result: true })).toBe(false);
    expect(verdict(null)).toBe(false);
  });

  it('[4.14] keeps the text of an exception to itself', () => {
    expect(failureMessage(readCaptcha({ repCode: '0001', repMsg: 'Illegal base64 character 5b' }))).toBe('');
  });

  it.each([[null], [''], ['<html>'], [[]], [{}], [{ repCode: 0, repData: challenge }]])(
    '[4.17] finds no challenge in %j',
    (data) => {
      expect(hasChallenge(readCaptcha(data))).toBe(false);
      expect(isRight(readCaptcha(data))).toBe(false);
    },
  );
});
