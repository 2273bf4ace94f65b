import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallFailure } from '#domain/failure.ts';
import type { Api } from '#src/api/index.ts';
import type { SignInServices } from '#src/app/services.ts';
import { linkTokenOf, userCentreAddress } from '#src/features/user-centre/user-centre.ts';
import { plainSite } from '#tests/kit/plain-frame.ts';

const USER_CENTRE = 'https://centre.example.com/';
const notThere = new CallFailure({ kind: 'invalid', message: '', status: 404 });

beforeEach(() => {
  vi.stubGlobal('document', { cookie: 'access_token=the-access-token' });
  vi.stubGlobal('location', { origin: 'https://shop.example.com' });
});

afterEach(() => vi.unstubAllGlobals());

function services(userCentreToken: 'access' | 'ticket', userCentreTicket: () => Promise<unknown>): SignInServices {
  const addresses = { ...plainSite.addresses, userCentre: USER_CENTRE };
  return {
    api: async () => ({ userCentreTicket }) as unknown as Api,
    apiFor: () => Promise.reject(notThere),
    site: () => ({ ...plainSite, addresses, userCentreToken }),
    showToast: () => undefined,
  };
}

const ticketed = async () => ({ ticket: 'one-use', expiresAt: 0 });

test('[2.14b] the way to the user centre carries a one-use ticket', async () => {
  expect(await userCentreAddress(services('ticket', ticketed), 'workplace')).toBe(
    `${USER_CENTRE}?token=one-use&redirect=workplace`,
  );
});

test('[2.14b] [3.16] a ticket call that fails, a 404 of a proxy included, never puts the access token in its place', async () => {
  const broken = services('ticket', () => Promise.reject(notThere));
  await expect(userCentreAddress(broken, 'workplace')).rejects.toBe(notThere);
});

test('[2.14b] [2.14c] [2.15] configured for a back end without tickets, it carries the access token and asks for no ticket', async () => {
  const own = services('access', () => Promise.reject(notThere));
  expect(await userCentreAddress(own, 'workplace')).toBe(`${USER_CENTRE}?token=the-access-token&redirect=workplace`);
  expect(await userCentreAddress(own, 'mmOrder')).toBe(`${USER_CENTRE}?token=the-access-token&redirect=mmOrder`);
  expect(await userCentreAddress(own, 'honeywell')).toBe(`${USER_CENTRE}?token=the-access-token&redirect=honeywell`);
  expect(await linkTokenOf(own, { target: 'site' })).toBe('the-access-token');
});

test('[2.14b] signed out there is nothing to carry', async () => {
  vi.stubGlobal('document', { cookie: '' });
  await expect(userCentreAddress(services('access', ticketed), 'workplace')).rejects.toThrow();
});
