import { expect, test } from 'vitest';
import { readUser } from '#src/app/session-effects.ts';
import { envelope, startTable } from '#tests/features/api/kit.ts';

const answered = (data: unknown) => readUser(startTable([envelope('00000000', data)]).api);

test('[3.2] [4.5e] [6.7] a back end that tells no more than the name gives no one a role, an id or a right', async () => {
  expect(await answered({ name: '王珂' })).toEqual({
    userId: '王珂',
    name: '王珂',
    phone: '',
    email: '',
    avatar: null,
    roles: [],
    protocolAgreed: false,
    enterpriseResp: null,
    mmInfo: [],
    mayChangePasswordUntil: null,
  });
});

test('[3.2d] [3.3] [6.7] what it tells in its own way counts as far as it is known', async () => {
  const enterpriseResp = { mcpCode: 'MCP001', serviceOpenAuditStatus: 'WAITING' };
  const user = await answered({ name: '王珂', roles: [{ id: 7 }], enterpriseResp, mmInfo: [{ id: 1 }, { id: 2 }] });
  expect(user.roles).toEqual([]);
  expect(user.enterpriseResp).toMatchObject({ mcpCode: 'MCP001', serviceOpenAuditStatus: 'NONE', mayBook: true });
  expect(user.mmInfo).toHaveLength(2);
});

test('[3.2] what our own server tells is left as it is', async () => {
  const user = await answered({ userId: 'u-1', name: '王珂', phone: '13800138000', roles: ['supplier'] });
  expect(user).toMatchObject({ userId: 'u-1', phone: '13800138000', roles: ['supplier'] });
});
