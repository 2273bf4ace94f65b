import * as v from 'valibot';
import { anyUser } from '../access.ts';
import { call, ownDataCall } from '../call.ts';
import { passwordHash } from '../fields/common.ts';

/** Optional within ten minutes of an SMS sign-in (4.8b). */
const proof = v.strictObject({ password: v.optional(passwordHash) });

const guarded = {
  ...ownDataCall,
  method: 'POST',
  payload: 'body',
  limits: { bodyBytes: 1024, perMinute: 20 },
} as const;

export const exportAccount = call({
  ...guarded,
  name: 'exportAccount',
  access: anyUser,
  path: '/api-user/account/export',
  summary: '导出本人的信息：生成一个文件，24 小时内可下载',
  clauses: ['1.6', '7.4'],
  request: proof,
  answer: v.object({ fileId: v.string() }),
});

export const closeAccount = call({
  ...guarded,
  name: 'closeAccount',
  access: anyUser,
  path: '/api-user/account/close',
  summary: '注销本人的账号；还不能注销的，逐条说明原因',
  clauses: ['1.6', '7.4'],
  request: proof,
  answer: v.null(),
});

export const closingReasons = v.object({ reasons: v.array(v.string()) });
