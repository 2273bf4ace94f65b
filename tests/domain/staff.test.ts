import { expect, test } from 'vitest';
import { refusalOfDisabling, refusalOfReset, refusalOfRoles, secretIn } from '#domain/company/staff.ts';

const member = (name: string, roles: readonly string[], isDisabled = false) => ({ name, roles, isDisabled });
const staff = [member('甲', ['admin']), member('乙', ['orders']), member('丙', ['admin', 'rates'])];

test('[10.1] an administrator gives and takes roles of others, and keeps the own role', () => {
  expect(refusalOfRoles(staff, '甲', { name: '乙', roles: ['admin'] })).toBeNull();
  expect(refusalOfRoles(staff, '甲', { name: '乙', roles: ['rates'] })).toBeNull();
  expect(refusalOfRoles(staff, '甲', { name: '丙', roles: ['rates'] })).toBeNull();
  expect(refusalOfRoles(staff, '甲', { name: '甲', roles: ['orders'] })).toBe('ownAdmin');
  expect(refusalOfRoles(staff, '甲', { name: '甲', roles: ['orders', 'admin'] })).toBeNull();
});

test('[10.1] one administrator at least can sign in: a disabled one does not count', () => {
  const alone = [member('丙', ['admin']), member('丁', ['admin'], true), member('乙', ['orders'])];
  expect(refusalOfRoles(alone, '甲', { name: '丙', roles: ['orders'] })).toBe('lastAdmin');
  expect(refusalOfDisabling(alone, '甲', '丙')).toBe('lastAdmin');
  expect(refusalOfDisabling(alone, '丙', '丁')).toBeNull();
  expect(refusalOfDisabling(staff, '甲', '丙')).toBeNull();
  expect(refusalOfDisabling(staff, '甲', '甲')).toBe('ownAccess');
});

test('[11.7] no one resets themselves in the room', () => {
  expect(refusalOfReset('甲', '甲')).toBe('ownReset');
  expect(refusalOfReset('甲', '丙')).toBeNull();
});

test('[10.1] the secret of an otpauth address is found wherever it stands, and nothing elsewhere', () => {
  expect(secretIn('otpauth://totp/a:b?issuer=a&secret=JBSWY3DP&digits=6')).toBe('JBSWY3DP');
  expect(secretIn('otpauth://totp/a?secret=ABC234')).toBe('ABC234');
  expect(secretIn('otpauth://totp/a')).toBe('');
});
