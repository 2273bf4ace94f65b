import { afterAll, beforeAll } from 'vitest';
import { DAY_MS } from '#domain/limits.ts';
import { addressesFrom, BrowserClient, phonesFrom } from './browser-client.ts';
import { type DatabaseKind, type StartOptions, startServer, type TestServer } from './server.ts';

/** No other file of tests has these. */
interface Range {
  /** Prefix of its phone numbers. */
  phones: `1${number}`;
  /** The network its browsers ask from. */
  network: number;
}

/** A password that every rule takes. */
export const PASSWORD = 'a long enough password';

export const wrongFor = (code: string) => (code === '123456' ? '654321' : '123456');

/** A server of its own for the tests of one `describe`, and browsers that come to it, each from another address. */
export function visitorsOf(
  database: DatabaseKind,
  { phones, network }: Range,
  options: Pick<StartOptions, 'seed'> = {},
) {
  const newPhone = phonesFrom(phones);
  const newAddress = addressesFrom(network);
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ database, settings: { trustProxy: ['loopback'] }, ...options });
  });
  afterAll(() => server.stop());
  const browser = () => new BrowserClient(server, newAddress());
  return {
    get server() {
      return server;
    },
    newPhone,
    newAddress,
    browser,
    /** Phone of a user who registered the day before in another browser. */
    async account() {
      const phone = newPhone();
      await browser().register(phone, PASSWORD);
      server.clock.advance(DAY_MS);
      return phone;
    },
    /** Asks for a code of sign-in with a captcha: the one given, or one solved now. */
    withCaptcha: async (visitor: BrowserClient, phone: string, captchaVerification?: string) =>
      visitor.call('sendSmsWithCaptcha', {
        phone,
        userSource: 'echem',
        messageType: 'user_login',
        captchaVerification: captchaVerification ?? (await visitor.solve()),
      }),
  };
}
