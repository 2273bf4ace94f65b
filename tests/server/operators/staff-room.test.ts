import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallName } from '#contract/table.ts';
import { operatorReplies } from '#copy/operator/replies.ts';
import { audit } from '#server/data/schema/operations.ts';
import { deskToken } from '#tests/kit/operator.ts';
import { actOnStaff, givePassword, madeFrom, makeOperator, signInOperator } from '#tests/kit/operators.ts';
import { clientHeaders, databaseKinds, startServer, type TestServer } from '#tests/kit/server.ts';
import { fetchAs, sendAs } from '#tests/kit/signed-in.ts';

type Headers = Readonly<Record<string, string>>;

const OK = '00000000';
const CONFLICT = '10004009';
const STEP_MS = 30_000;

describe.each(databaseKinds())('operators in the room on %s', (database) => {
  let server: TestServer;
  let first: Headers;
  let second: Headers;
  beforeAll(async () => {
    server = await startServer({ database, settings: { deskToken } });
    first = await signInOperator(server, await makeOperator(server, 'first', ['admin']));
    second = await signInOperator(server, await makeOperator(server, 'second', ['admin', 'rates']));
  }, 60_000);
  afterAll(() => server.stop());

  const send = <Name extends CallName>(headers: Headers, name: Name, request: object) =>
    sendAs(server.address, headers, name, request);
  const listed = async (name: string) =>
    (await send(first, 'operatorStaffList', {})).data.items.find((operator) => operator.name === name);
  const actsOn = async (name: string) => {
    const ofName = and(eq(audit.subjectKind, 'operator'), eq(audit.subjectId, name));
    const rows = await server.database.db.select().from(audit).where(ofName).orderBy(audit.id);
    return rows.map(({ actorKind, action, detail }) => [actorKind, action, detail]);
  };

  it('[10.1] one who is added is shown once how to sign in, and signs in with it', async () => {
    const added = await send(first, 'operatorStaffAdd', { name: '新人', roles: ['rates', 'orders'] });
    expect(added).toMatchObject({ code: OK, data: { password: expect.stringMatching(/^[a-z2-9]{20}$/) } });
    expect(await listed('新人')).toMatchObject({
      roles: ['orders', 'rates'],
      hasAuthenticator: false,
      signedInAt: null,
    });
    const made = madeFrom('新人', added.data);
    await signInOperator(server, made);
    expect(await listed('新人')).toMatchObject({ hasAuthenticator: true, signedInAt: server.clock.now() });
    const all = await send(first, 'operatorStaffList', {});
    expect(all.data.self).toBe('first');
    expect(JSON.stringify(all)).not.toContain(made.password);
    expect((await send(first, 'operatorStaffAdd', { name: '新人', roles: ['orders'] })).code).toBe(CONFLICT);
    expect((await send(first, 'operatorStaffAdd', { name: '空', roles: [] })).code).toBe('10004001');
    const acts = await actsOn('新人');
    expect(acts[0]).toEqual(['desk', 'operator.added', { before: null, after: { roles: ['orders', 'rates'] } }]);
    expect(JSON.stringify(acts)).not.toContain(made.password);
  });

  it('[10.1] roles that are given and taken hold with the next call; what changed meanwhile is a conflict', async () => {
    const headers = await signInOperator(server, await makeOperator(server, 'worker', ['orders']));
    const change = (roles: string[], before: string[]) =>
      send(first, 'operatorStaffRoles', { name: 'worker', roles, before });
    expect((await fetchAs(server.address, headers, 'operatorOutbox', {})).status).toBe(403);
    expect((await change(['admin'], ['orders'])).code).toBe(OK);
    expect((await fetchAs(server.address, headers, 'operatorOutbox', {})).status).toBe(200);
    expect(await change(['rates'], ['orders'])).toMatchObject({
      code: CONFLICT,
      message: operatorReplies.rolesChanged,
    });
    expect((await change(['orders'], ['admin'])).code).toBe(OK);
    expect((await fetchAs(server.address, headers, 'operatorOutbox', {})).status).toBe(403);
    expect((await actsOn('worker')).at(-1)).toEqual([
      'desk',
      'operator.rolesChanged',
      { before: { roles: ['admin'] }, after: { roles: ['orders'] } },
    ]);
    expect(
      (await send(first, 'operatorStaffRoles', { name: 'no-such-name', roles: ['orders'], before: [] })).code,
    ).toBe('10004004');
  });

  it('[10.1] no one takes away their own role, disables or resets themselves', async () => {
    const own = { name: 'first', roles: ['orders'], before: ['admin'] };
    expect(await send(first, 'operatorStaffRoles', own)).toMatchObject({
      code: CONFLICT,
      message: operatorReplies.ownAdmin,
    });
    expect(await send(first, 'operatorStaffAccess', { name: 'first', isAllowed: false })).toMatchObject({
      code: CONFLICT,
      message: operatorReplies.ownAccess,
    });
    expect((await send(first, 'operatorStaffReset', { name: 'first' })).code).toBe(CONFLICT);
    expect((await send(first, 'operatorStaffList', {})).code).toBe(OK);
  });

  it('[10.1] of two administrators who take each other’s role at once, one stays', async () => {
    const take = (headers: Headers, name: string, rest: 'rates'[]) =>
      send(headers, 'operatorStaffRoles', { name, roles: ['orders'], before: [...rest, 'admin'] });
    const answers = await Promise.all([take(first, 'second', ['rates']), take(second, 'first', [])]);
    expect(answers.filter(({ code }) => code === OK)).toHaveLength(1);
    const { data } = await actOnStaff(server, { act: 'LIST' });
    expect(data.operators.filter(({ roles }) => roles.includes('admin'))).toHaveLength(1);
    await actOnStaff(server, { act: 'ROLE', name: 'first', roles: ['admin'] });
    await actOnStaff(server, { act: 'ROLE', name: 'second', roles: ['admin', 'rates'] });
  });

  it('[10.1] one who is disabled is out at once and reported whom to ask; enabled, they sign in as before', async () => {
    const made = await makeOperator(server, 'paused', ['orders']);
    const headers = await signInOperator(server, made);
    const given = { name: made.name, password: made.password };
    const allow = (isAllowed: boolean) => send(first, 'operatorStaffAccess', { name: 'paused', isAllowed });
    expect((await allow(false)).code).toBe(OK);
    expect((await send(headers, 'operatorSession', {})).code).toBe('00000401');
    expect((await listed('paused'))?.disabledAt).toBe(server.clock.now());
    const reply = await sendAs(server.address, clientHeaders, 'operatorPassword', given);
    expect(reply).toMatchObject({ code: '10002001', message: operatorReplies.disabled });
    const wrong = { ...given, password: 'wrong' };
    expect((await sendAs(server.address, clientHeaders, 'operatorPassword', wrong)).message).toBe(
      operatorReplies.wrongPassword,
    );
    expect((await allow(false)).code).toBe(OK);
    expect((await allow(true)).code).toBe(OK);
    server.clock.advance(STEP_MS);
    await signInOperator(server, made);
    expect((await actsOn('paused')).map(([, action]) => action)).toEqual([
      'operator.added',
      'operator.signedIn',
      'operator.disabled',
      'operator.enabled',
      'operator.signedIn',
    ]);
  });

  it('[10.1] a half sign-in of one who is disabled ends with it', async () => {
    const made = await makeOperator(server, 'halfway', ['orders']);
    const { headers } = await givePassword(server, made);
    await send(first, 'operatorStaffAccess', { name: 'halfway', isAllowed: false });
    const reply = await sendAs(server.address, headers, 'operatorCode', { code: made.codeAt(server.clock.now()) });
    expect(reply.code).toBe('10001701');
  });

  it('[11.7] a reset shows a new set-up once and ends the sessions; the old password is wrong', async () => {
    const made = await makeOperator(server, 'lost-phone', ['orders']);
    const headers = await signInOperator(server, made);
    const reset = await send(first, 'operatorStaffReset', { name: 'lost-phone' });
    expect((await send(headers, 'operatorSession', {})).code).toBe('00000401');
    expect((await givePassword(server, made)).code).toBe('10002001');
    expect(await listed('lost-phone')).toMatchObject({ hasAuthenticator: false });
    await signInOperator(server, madeFrom('lost-phone', reset.data));
  });

  it('[10.1] none of it is for another role, for a system with the token, or for the signed-out', async () => {
    const worker = await signInOperator(server, await makeOperator(server, 'orderly', ['orders', 'rates', 'content']));
    const requests = {
      operatorStaffList: {},
      operatorStaffAdd: { name: 'helper', roles: ['admin'] },
      operatorStaffReset: { name: 'worker' },
      operatorStaffRoles: { name: 'worker', roles: ['admin'], before: ['orders'] },
      operatorStaffAccess: { name: 'worker', isAllowed: false },
    } as const;
    for (const name of Object.keys(requests) as (keyof typeof requests)[]) {
      expect([name, (await fetchAs(server.address, worker, name, requests[name])).status]).toEqual([name, 403]);
      for (const headers of [clientHeaders, { ...clientHeaders, 'desk-token': deskToken }])
        expect([name, (await send(headers, name, requests[name])).code]).toEqual([name, '00000401']);
    }
  });

  it('[10.1] the terminal disables and enables as well', async () => {
    await makeOperator(server, 'by-terminal', ['orders']);
    const disabled = await actOnStaff(server, { act: 'DISABLE', name: 'by-terminal' });
    expect(disabled.data.operators.find(({ name }) => name === 'by-terminal')?.disabledAt).toBe(server.clock.now());
    await actOnStaff(server, { act: 'ENABLE', name: 'by-terminal' });
    expect((await listed('by-terminal'))?.disabledAt).toBeNull();
  });
});
