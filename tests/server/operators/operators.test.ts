import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '#contract/call.ts';
import { type CallName, table } from '#contract/table.ts';
import { operatorRoles } from '#domain/company/operator-roles.ts';
import { HOUR_MS, MINUTE_MS } from '#domain/limits.ts';
import { operatorSessions, operators } from '#server/data/schema/operators.ts';
import { book, giveSheets, goldenOffer, methanol } from '#tests/kit/booking.ts';
import { as } from '#tests/kit/market-server.ts';
import { deskToken } from '#tests/kit/operator.ts';
import {
  actOnStaff,
  cookieOf,
  givePassword,
  type MadeOperator,
  madeFrom,
  makeOperator,
  signInOperator,
} from '#tests/kit/operators.ts';
import { clientHeaders, databaseKinds, startServer, type TestServer } from '#tests/kit/server.ts';
import { fetchAs, sendAs, signIn } from '#tests/kit/signed-in.ts';

const calls = (Object.entries(table) as [CallName, Call][]).filter(([, { path }]) =>
  path.startsWith('/api-platform/desk/'),
);
const guarded = calls.filter(([, { auth }]) => auth !== 'public');
const STEP_MS = 30_000;

describe.each(databaseKinds())('operators on %s', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ database, isMarket: true, settings: { deskToken } });
    await giveSheets(server);
  }, 60_000);
  afterAll(() => server.stop());

  const giveCode = (headers: Readonly<Record<string, string>>, code: string) =>
    sendAs(server.address, headers, 'operatorCode', { code });
  const whoIs = (headers: Readonly<Record<string, string>>) => sendAs(server.address, headers, 'operatorSession', {});
  const nextStep = () => server.clock.advance(STEP_MS);

  it('[10.1] signs in by password and code; the cookie is httpOnly, strict, and half a sign-in opens nothing', async () => {
    const made = await makeOperator(server, '值班员', ['admin', 'orders']);
    const { code, headers } = await givePassword(server, made);
    expect(code).toBe('00000000');
    expect((await whoIs(headers)).code).toBe('00000401');
    const opened = await fetchAs(server.address, headers, 'operatorCode', { code: made.codeAt(server.clock.now()) });
    expect(await opened.json()).toMatchObject({ data: { name: '值班员', roles: ['orders', 'admin'] } });
    const [line = ''] = opened.headers.getSetCookie();
    expect(line).toMatch(/^operator=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Strict$/);
    const signedIn = { ...clientHeaders, cookie: cookieOf(opened) ?? '' };
    expect((await whoIs(signedIn)).data).toEqual({ name: '值班员', roles: ['orders', 'admin'], isOpening: false });
    expect((await whoIs(headers)).code).toBe('00000401');
    const rows = await server.database.db.select().from(operatorSessions);
    expect(JSON.stringify(rows)).not.toContain(signedIn.cookie.slice('operator='.length));
    await sendAs(server.address, signedIn, 'operatorSignOut', {});
    expect((await whoIs(signedIn)).code).toBe('00000401');
    nextStep();
  });

  it('[10.1] keeps neither password nor one-time secret in the database as they are', async () => {
    const { data } = await actOnStaff(server, { act: 'ADD', name: 'kept', roles: ['rates'] });
    const [row] = await server.database.db.select().from(operators).where(eq(operators.name, 'kept'));
    const secret = new URL(data.secrets?.otpauth ?? '').searchParams.get('secret') ?? '';
    expect(secret).toHaveLength(32);
    expect(data.secrets?.password).toMatch(/^[a-z2-9]{20}$/);
    for (const secretText of [secret, data.secrets?.password ?? ''])
      expect(JSON.stringify(row)).not.toContain(secretText);
  });

  it('[10.1] takes a code once, and one step early or late at most', async () => {
    const made = await makeOperator(server, 'stepped', ['orders']);
    const now = server.clock.now();
    const first = await givePassword(server, made);
    expect((await giveCode(first.headers, made.codeAt(now - 3 * STEP_MS))).code).toBe('10002002');
    expect((await giveCode(first.headers, made.codeAt(now - STEP_MS))).code).toBe('00000000');
    const second = await givePassword(server, made);
    expect(await giveCode(second.headers, made.codeAt(now - STEP_MS))).toMatchObject({ code: '10002002' });
    const both = await Promise.all([1, 2].map(() => giveCode(second.headers, made.codeAt(now))));
    expect(both.map(({ code }) => code).sort()[0]).toBe('00000000');
    expect(both.filter(({ code }) => code === '00000000')).toHaveLength(1);
    expect((await giveCode({ ...clientHeaders }, made.codeAt(now))).code).toBe('10001701');
    nextStep();
  });

  it('[10.1] [11.7] limits the codes of a guesser and asks for work before passwords, for unknown names like for any other', async () => {
    const made = await makeOperator(server, 'guessed', ['orders']);
    const { headers } = await givePassword(server, made);
    const guess = async () => {
      const codes: string[] = [];
      for (let nth = 0; nth < 11; nth += 1) codes.push((await giveCode(headers, '000000')).code);
      return codes;
    };
    expect(await guess()).toEqual([...Array<string>(10).fill('10002002'), '10002004']);
    const now = server.clock.now();
    expect((await giveCode(headers, made.codeAt(now))).code).toBe('10002004');
    for (const name of ['guessed', 'unknown']) {
      const wrong = { name, password: 'wrong' };
      const codes: string[] = [];
      for (let nth = 0; nth < 11; nth += 1) codes.push((await givePassword(server, wrong)).code);
      expect(codes).toEqual([...Array<string>(3).fill('10002001'), ...Array<string>(8).fill('10003004')]);
    }
    const { data } = await actOnStaff(server, { act: 'RESET', name: 'guessed' });
    await signInOperator(server, madeFrom('guessed', data.secrets));
    expect((await givePassword(server, made)).code).toBe('10002001');
  });

  it('[10.2] ends a session that no one used for half an hour, and any after a shift', async () => {
    const made = await makeOperator(server, 'idle', ['orders']);
    const startedAt = server.clock.now();
    const headers = await signInOperator(server, made);
    for (let nth = 0; nth < 24; nth += 1) {
      server.clock.advance(30 * MINUTE_MS - 1_000);
      expect((await whoIs(headers)).code).toBe(nth < 24 ? '00000000' : '10001701');
    }
    server.clock.advance(12 * HOUR_MS - (server.clock.now() - startedAt));
    expect((await whoIs(headers)).code).toBe('10001701');
    const other = await signInOperator(server, made);
    server.clock.advance(30 * MINUTE_MS);
    expect((await whoIs(other)).code).toBe('10001701');
    server.clock.advance(startedAt - server.clock.now());
  });

  it('[10.1] an operator who is removed while signed in is out at once; a name is free again', async () => {
    const made = await makeOperator(server, 'leaving', ['orders']);
    const headers = await signInOperator(server, made);
    expect((await whoIs(headers)).code).toBe('00000000');
    expect((await actOnStaff(server, { act: 'ADD', name: 'leaving', roles: ['orders'] })).code).toBe('10004009');
    await actOnStaff(server, { act: 'REMOVE', name: 'leaving' });
    for (const name of ['operatorSession', 'operatorWaiting'] as const)
      expect((await sendAs(server.address, headers, name, {})).code).toBe('00000401');
    expect((await givePassword(server, made)).code).toBe('10002001');
    expect((await actOnStaff(server, { act: 'REMOVE', name: 'leaving' })).code).toBe('10004004');
    await makeOperator(server, 'leaving', ['rates']);
  });

  it('[10.1] roles that change hold with the next call; the local key alone changes people', async () => {
    const made = await makeOperator(server, 'changing', ['rates']);
    const headers = await signInOperator(server, made);
    expect((await fetchAs(server.address, headers, 'operatorWaiting', {})).status).toBe(403);
    await actOnStaff(server, { act: 'ROLE', name: 'changing', roles: ['orders'] });
    expect((await fetchAs(server.address, headers, 'operatorWaiting', {})).status).toBe(200);
    const listed = await actOnStaff(server, { act: 'LIST' });
    expect(listed.data.secrets).toBeNull();
    expect(listed.data.operators.find(({ name }) => name === 'changing')).toMatchObject({
      roles: ['orders'],
      signedInAt: server.clock.now(),
    });
    for (const others of [headers, { ...clientHeaders, 'desk-token': deskToken }, clientHeaders])
      expect((await sendAs(server.address, others, 'operatorStaff', { act: 'LIST' })).code).toBe('00000401');
  });

  describe('[10.1] who may call what', () => {
    const signedIn = new Map<string, Readonly<Record<string, string>>>();
    beforeAll(async () => {
      for (const role of operatorRoles)
        signedIn.set(role, await signInOperator(server, await makeOperator(server, `only-${role}`, [role])));
    });

    it('names a role for every call of the operator console but the session’s own and the terminal’s', () => {
      expect(guarded.length).toBeGreaterThan(15);
      for (const [name, { auth, role }] of guarded)
        expect([name, auth === 'desk' ? role : auth, role], name).toContain(
          role ?? (auth === 'desk' ? 'a role' : auth),
        );
    });

    it.each(operatorRoles)('%s: its own calls and no other', async (role) => {
      const headers = signedIn.get(role)!;
      for (const [name, call] of guarded) {
        if (name === 'operatorSignOut') continue;
        const { status } = await fetchAs(server.address, headers, name, {});
        const isOfRole = call.role === role || (call.auth === 'operator' && call.role === undefined);
        const isOwn = call.auth !== 'local' && isOfRole;
        const refused = call.auth === 'local' ? 401 : 403;
        const answered = call.payload === 'multipart' ? 415 : 200;
        expect([name, status]).toEqual([name, isOwn ? answered : refused]);
      }
    });

    it('users: none of the operator’s; operators: none of the users’', async () => {
      const user = await signIn(server, 'user-verified');
      for (const [name] of guarded)
        expect([name, (await fetchAs(server.address, user.headers, name, {})).status]).toEqual([name, 401]);
      const ofUsers = (Object.entries(table) as [CallName, Call][]).filter(([, { auth }]) => auth === 'session');
      for (const [name] of ofUsers)
        for (const headers of signedIn.values())
          expect([name, (await fetchAs(server.address, headers, name, {})).status]).toEqual([name, 401]);
    });

    it('a wrong token beside a good session is refused, and does not fall back on it', async () => {
      const headers = { ...signedIn.get('orders')!, 'desk-token': 'token-of-the-desk-9' };
      expect((await fetchAs(server.address, headers, 'operatorWaiting', {})).status).toBe(401);
    });
  });

  describe('[10.1] the audit log', () => {
    let reader: Readonly<Record<string, string>>;
    let worker: MadeOperator;
    beforeAll(async () => {
      reader = await signInOperator(server, await makeOperator(server, 'reader', ['admin']));
      worker = await makeOperator(server, 'worker', ['orders']);
    });
    const read = async (subject: string, before?: number) =>
      (await sendAs(server.address, reader, 'operatorAudit', { subject, ...(before === undefined ? {} : { before }) }))
        .data;

    it('tells who moved an order, when, from what to what: a person by name, a system by its key', async () => {
      const form = methanol(await goldenOffer(server), server.clock.now());
      const { orderNo } = await book(server, 'user-verified', form, 'audited');
      const headers = await signInOperator(server, worker);
      const move = (sent: object, request: object) =>
        sendAs(server.address, { ...clientHeaders, ...sent }, 'operatorOrders', { orderNo, ...request });
      await move(headers, { status: 'booked', remark: 'SO 77' });
      await move({ 'desk-token': deskToken }, { status: 'released', dgStatus: 'accepted' });
      await move({ 'desk-token': server.operatorKey }, { status: 'rejected', remark: '船司不接载' });
      const { items } = await read(orderNo);
      expect(
        items.map(({ actorKind, actor, action, before, after }) => [actorKind, actor, action, before, after]),
      ).toEqual([
        [
          'system',
          'local',
          'order.rejected',
          moved('released', 'accepted'),
          { ...moved('rejected', 'accepted'), remark: '船司不接载' },
        ],
        ['system', 'desk-token', 'order.released', moved('booked'), moved('released', 'accepted')],
        ['desk', 'worker', 'order.booked', moved('submitted'), { ...moved('booked'), remark: 'SO 77' }],
      ]);
      expect(items.every(({ at }) => at === server.clock.now())).toBe(true);
      expect((await as(server, 'user-verified', 'order', { no: orderNo })).status).toBe('rejected');
    });
    const moved = (status: string, dgStatus = 'pending') => ({ status, dgStatus });

    it('tells who was made, changed and removed, and comes in pages', async () => {
      await makeOperator(server, 'audited-person', ['orders']);
      await actOnStaff(server, { act: 'ROLE', name: 'audited-person', roles: ['rates', 'orders'] });
      await actOnStaff(server, { act: 'REMOVE', name: 'audited-person' });
      const { items } = await read('audited-person');
      expect(items.map(({ action, before, after }) => [action, before, after])).toEqual([
        ['operator.removed', { roles: ['orders', 'rates'] }, null],
        ['operator.rolesChanged', { roles: ['orders'] }, { roles: ['orders', 'rates'] }],
        ['operator.added', null, { roles: ['orders'] }],
      ]);
      for (let nth = 0; nth < 30; nth += 1)
        await actOnStaff(server, { act: 'ROLE', name: 'worker', roles: ['orders'] });
      const seen: number[] = [];
      for (let before: number | undefined; ; ) {
        const page = await read('', before);
        seen.push(...page.items.map(({ id }) => id));
        if (page.next === null) break;
        before = page.next;
      }
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen).toEqual(seen.toSorted((one, other) => other - one));
      expect(seen.length).toBeGreaterThan(50);
    });
  });
});
