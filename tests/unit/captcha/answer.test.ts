import { describe, expect, it } from 'vitest';
import { failureMessage, hasChallenge, isRight, readCaptchaAnswer } from '#domain/captcha/answer.ts';

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
const bare = { repCode: '0000', repMsg: null, repData: challenge, success: true };
const nested = { code: '00000000', message: '成功', data: bare };
const flat = { code: '000', msg: 'ok', data: challenge };

describe('captcha answers', () => {
  it.each([
    ['{code, data: {repCode, repData}}', nested],
    ['{code, data} flat', flat],
    ['{repCode, repData} bare', bare],
  ])('[3.12] [4.17] finds the challenge in %s', (_, body) => {
    const answer = readCaptchaAnswer(body)!;
    expect(hasChallenge(answer)).toBe(true);
    expect(answer.payload.token).toBe(challenge.token);
    expect(answer.payload.secretKey).toBe('kqYdxjxNdQmU3wUq');
  });

  it('[4.17] tells 6201 from a challenge and keeps its words', () => {
    const words = 'get接口请求次数超限，请稍后再试!';
    for (const reply of [
      { repCode: '6201', repMsg: words, repData: null, success: false },
      { repCode: '6201', repMsg: words },
    ]) {
      for (const body of [reply, { code: '00000000', message: '', data: reply }]) {
        const answer = readCaptchaAnswer(body)!;
        expect(hasChallenge(answer)).toBe(false);
        expect(answer.repCode).toBe('6201');
        expect(failureMessage(answer)).toBe(words);
      }
    }
  });

  it('[4.17] shows the message of a refused envelope', () => {
    const answer = readCaptchaAnswer({ code: '10004001', message: '请求有误', data: bare })!;
    expect(hasChallenge(answer)).toBe(false);
    expect(isRight(answer)).toBe(false);
    expect(failureMessage(answer)).toBe('请求有误');
  });

  it('[4.17b] a check is right with 000 and 0000 together, and with nothing else', () => {
    const right = { repCode: '0000', repMsg: null, repData: null };
    const verdict = (body: unknown) => isRight(readCaptchaAnswer(body)!);
    expect(verdict({ code: '00000000', data: right })).toBe(true);
    expect(verdict({ code: '000', data: { repCode: '0000', result: true, token: 'c095' } })).toBe(true);
    expect(verdict(right)).toBe(true);
    expect(verdict({ code: '00000000', data: { ...right, repCode: '6111' } })).toBe(false);
    expect(verdict({ code: '10009999', data: right })).toBe(false);
    expect(verdict({ code: '000', data: { result: true } })).toBe(false);
    expect(verdict({ code: '000', data: null })).toBe(false);
  });

  it('[4.14] keeps the text of an exception to itself', () => {
    const answer = readCaptchaAnswer({ repCode: '0001', repMsg: 'Illegal base64 character 5b' })!;
    expect(failureMessage(answer)).toBe('');
  });

  it.each([
    [null],
    [''],
    ['<html>'],
    [[]],
    [{}],
    [{ code: 0 }],
    [{ repCode: 0, repData: challenge }],
    [{ token: 'c095' }],
  ])('[4.17] takes %j for no answer', (body) => {
    expect(readCaptchaAnswer(body)).toBeNull();
  });
});
