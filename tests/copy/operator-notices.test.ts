import { expect, it } from 'vitest';
import { operatorNotices } from '#copy/operator/console.ts';

it.each([
  ['status 503', '对方回答 503'],
  ['smtp 550', '邮件服务器回答 550'],
  ['errcode 93000', '对方回答 errcode 93000'],
  ['isv.AMOUNT_NOT_ENOUGH', '对方回答 isv.AMOUNT_NOT_ENOUGH'],
  ['FailedOperation.InsufficientBalanceInSmsPackage', '对方回答 FailedOperation.InsufficientBalanceInSmsPackage'],
  ['InternalError', '对方回答 InternalError'],
  ['answer not understood', '对方的回答读不懂'],
  ['ECONNREFUSED', '没有连上，对方的服务没有开着（ECONNREFUSED）'],
  ['ECONNRESET', '没有连上（ECONNRESET）'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', '没有连上（DEPTH_ZERO_SELF_SIGNED_CERT）'],
  ['TypeError', '没有连上（TypeError）'],
])('[10.9] the operator reads whether the provider answered: %s', (status, words) => {
  expect(operatorNotices.reasonOf(status)).toBe(words);
});
