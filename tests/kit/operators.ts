import { URI } from 'otpauth';
import type { StaffAnswer, StaffRequest } from '#contract/calls/operator-people.ts';
import type { OperatorRole } from '#domain/company/operator-roles.ts';
import { clientHeaders, type TestServer } from './server.ts';
import { fetchAs, sendAs } from './signed-in.ts';

type Server = Pick<TestServer, 'address' | 'clock' | 'operatorKey'>;

export interface MadeOperator {
  name: string;
  password: string;
  /** One-time code of the authenticator at a time. */
  codeAt(time: number): string;
}

/** As the terminal of the server's machine does. */
export const actOnStaff = (server: Server, request: StaffRequest) =>
  sendAs(server.address, { ...clientHeaders, 'desk-token': server.operatorKey }, 'operatorStaff', request);

export const readCodes = (otpauth: string) => (time: number) => URI.parse(otpauth).generate({ timestamp: time });

export function madeFrom(name: string, secrets: StaffAnswer['secrets']): MadeOperator {
  if (secrets === null) throw new Error(`no secrets for ${name}`);
  return { name, password: secrets.password, codeAt: readCodes(secrets.otpauth) };
}

export async function makeOperator(server: Server, name: string, roles: OperatorRole[]): Promise<MadeOperator> {
  const { data } = await actOnStaff(server, { act: 'ADD', name, roles });
  return madeFrom(name, data.secrets);
}

/** The operator's cookie out of an answer; empty where it is taken away. */
export const cookieOf = (reply: Response): string | undefined =>
  reply.headers
    .getSetCookie()
    .map((line) => line.split(';')[0]!)
    .find((pair) => pair.startsWith('operator='));

export async function givePassword(server: Server, { name, password }: Pick<MadeOperator, 'name' | 'password'>) {
  const reply = await fetchAs(server.address, clientHeaders, 'operatorPassword', { name, password });
  const { code } = (await reply.clone().json()) as { code: string };
  return { code, headers: { ...clientHeaders, cookie: cookieOf(reply) ?? '' } };
}

/** Signed in by both steps: the headers that a browser then sends. */
export async function signInOperator(server: Server, made: MadeOperator): Promise<Readonly<Record<string, string>>> {
  const { headers } = await givePassword(server, made);
  const reply = await fetchAs(server.address, headers, 'operatorCode', { code: made.codeAt(server.clock.now()) });
  if (reply.status !== 200) throw new Error(`the code was refused: ${await reply.text()}`);
  return { ...clientHeaders, cookie: cookieOf(reply) ?? '' };
}
