import { DAY_MS } from '#domain/limits.ts';
import type { Colleague, StaffList, StaffSecrets } from './operator-staff.types.ts';

export const NOW = Date.parse('2026-10-12T09:40:00+08:00');

const colleague = (name: string, change: Partial<Colleague>): Colleague => ({
  ...{ name, roles: ['orders'], createdAt: NOW - 90 * DAY_MS, signedInAt: NOW - DAY_MS },
  ...{ disabledAt: null, hasAuthenticator: true },
  ...change,
});

export const self = colleague('王珂', { roles: ['orders', 'admin'], signedInAt: NOW });
export const worker = colleague('周样本', { roles: ['orders', 'rates'] });
export const paused = colleague('李停用', { disabledAt: NOW - 2 * DAY_MS });
export const fresh = colleague('赵新人', { signedInAt: null, hasAuthenticator: false });

export const staffList: StaffList = { items: [self, worker, paused, fresh], self: self.name };
export const listAlone: StaffList = { items: [self], self: self.name };

export const secrets: StaffSecrets = {
  password: 'abcdefghjkmnpqrstuvw',
  otpauth:
    'otpauth://totp/%E5%8C%96%E8%88%9F:%E8%B5%B5%E6%96%B0%E4%BA%BA?issuer=%E5%8C%96%E8%88%9F&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30',
};
export const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
