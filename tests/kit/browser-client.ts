import { createHash } from 'node:crypto';
import type { RequestOf } from '#contract/call.ts';
import { type CallName, type Table, table } from '#contract/table.ts';
import { pointText, verificationText } from '#domain/captcha/protocol.ts';
import type { WorkAnswer, WorkChallenge } from '#domain/proof-of-work.ts';
import { seal } from '#server/captcha/cipher.ts';
import { unitOf } from '#server/session/proof-of-work.ts';
import { clientHeaders, type TestServer } from './server.ts';
import { KNOWN_POINTS, KNOWN_X } from './sign-in-doubles.ts';

export const sha256 = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');

/** Phone numbers unique within the run. */
export function phonesFrom(prefix: `1${number}`): () => string {
  let serial = 0;
  return () => {
    serial += 1;
    return `${prefix}${String(serial).padStart(11 - prefix.length, '0')}`;
  };
}

/** A new visitor's address each time. */
export function addressesFrom(second: number): () => string {
  let serial = 0;
  return () => {
    serial += 1;
    return `10.${second + Math.floor(serial / 40_000)}.${Math.floor(serial / 200) % 200}.${(serial % 200) + 1}`;
  };
}

export interface Answered {
  status: number;
  headers: Headers;
  text: string;
  code: string;
  message: string;
  data: Record<string, unknown>;
}

type Fields = Readonly<Record<string, unknown>>;

/** A browser as the server sees one: an address, a token the page holds and a cookie it cannot read. */
export class BrowserClient {
  token: string | null = null;
  /** The HttpOnly cookies, by the name they have without their prefix. */
  readonly cookies = new Map<string, string>();

  constructor(
    readonly server: TestServer,
    readonly address = '10.0.0.1',
  ) {}

  get companion(): string | null {
    return this.cookies.get('companion') ?? null;
  }

  set companion(value: string | null) {
    if (value === null) this.cookies.delete('companion');
    else this.cookies.set('companion', value);
  }

  /** Shares the cookies, and begins without the token that a page holds; a browser that travels has another address. */
  anotherTab(address = this.address): BrowserClient {
    const tab = new BrowserClient(this.server, address);
    for (const [name, value] of this.cookies) tab.cookies.set(name, value);
    return tab;
  }

  /** Units of work done so far, each of which a real browser takes 20 ms for. */
  worked = 0;

  /** Does the work that is asked for, as a browser does by itself. */
  async call<Name extends CallName>(name: Name, fields: RequestOf<Table[Name]>): Promise<Answered> {
    let answer = await this.send(name, fields as Fields);
    while (answer.code === '10003004') answer = await this.send(name, { ...fields, work: await this.doWork(answer) });
    return answer;
  }

  async doWork({ data }: Answered): Promise<WorkAnswer> {
    const { challenge, units, iterations } = data.work as WorkChallenge;
    this.worked += units;
    const all = Array.from({ length: units }, (_, index) => unitOf(challenge, index, iterations));
    return { challenge, answer: Buffer.concat(await Promise.all(all)).toString('base64url') };
  }

  /** Sends any body, valid or not, with extra headers. */
  async send(name: CallName, fields: Fields, headers: Readonly<Record<string, string>> = {}): Promise<Answered> {
    const { method, path: pattern } = table[name];
    const path = pattern.replaceAll(/\{(\w+)\}/g, (_, field: string) => encodeURIComponent(String(fields[field])));
    const isGet = method === 'GET';
    const query = new URLSearchParams(Object.entries(fields).map(([key, value]) => [key, String(value)]));
    const cookie = [...this.cookies].map((pair) => pair.join('=')).join('; ');
    const answer = await fetch(`${this.server.address}${path}${isGet && query.size > 0 ? `?${query}` : ''}`, {
      method,
      headers: {
        ...clientHeaders,
        'x-forwarded-for': this.address,
        ...(this.token === null ? {} : { authorization: this.token }),
        ...(cookie === '' ? {} : { cookie }),
        ...(isGet ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(isGet ? {} : { body: JSON.stringify(fields) }),
    });
    return this.#keep(answer);
  }

  async #keep(answer: Response): Promise<Answered> {
    const text = await answer.text();
    const { code, message, data } = JSON.parse(text) as Pick<Answered, 'code' | 'message' | 'data'>;
    for (const line of answer.headers.getSetCookie()) {
      const [, name, value] = /^(?:__Host-)?([^=]+)=([^;]*)/.exec(line)!;
      if (value === '') this.cookies.delete(name!);
      else this.cookies.set(name!, value!);
    }
    if (code === '00000000' && typeof data?.token === 'string' && 'userName' in data) this.token = data.token;
    return { status: answer.status, headers: answer.headers, text, code, message, data };
  }

  /** The code of the last message to this phone. */
  codeFor(phone: string): string {
    return this.server.sent.findLast((message) => message.phone === phone)?.code ?? '';
  }

  /** Solves a captcha whose answer the test knows; answers its verification string. */
  async solve(captchaType: 'blockPuzzle' | 'clickWord' = 'blockPuzzle'): Promise<string> {
    const got = await this.call('captchaGet', { captchaType });
    const { token, secretKey } = got.data.repData as { token: string; secretKey: string };
    const points = pointText(captchaType === 'blockPuzzle' ? { x: KNOWN_X, y: 5 } : KNOWN_POINTS);
    await this.call('captchaCheck', { captchaType, token, pointJson: seal(points, secretKey) });
    return seal(verificationText(token, points), secretKey);
  }

  /** Fails one slider. */
  async failSlider(): Promise<void> {
    const got = await this.call('captchaGet', { captchaType: 'blockPuzzle' });
    const { token, secretKey } = got.data.repData as { token: string; secretKey: string };
    const pointJson = seal(pointText({ x: KNOWN_X + 40, y: 5 }), secretKey);
    await this.call('captchaCheck', { captchaType: 'blockPuzzle', token, pointJson });
  }

  async register(phone: string, password: string): Promise<Answered> {
    await this.call('sendSms', { phone, userSource: 'echem', messageType: 'user_sign' });
    const code = this.codeFor(phone);
    return this.call('register', { phone, code, password: sha256(password), userSource: 'echem' });
  }

  passwordLogin(userName: string, password: string): Promise<Answered> {
    return this.call('passwordLogin', { userName, password: sha256(password) });
  }

  /** The same, solving the captcha where one is asked for. */
  async insistentLogin(userName: string, password: string): Promise<Answered> {
    const answer = await this.passwordLogin(userName, password);
    if (answer.code !== '10003001') return answer;
    const captchaVerification = await this.solve(answer.data.captchaType as 'blockPuzzle' | 'clickWord');
    return this.call('passwordLogin', { userName, password: sha256(password), captchaVerification });
  }

  sendCode(phone: string, messageType: 'user_login' | 'user_sign' | 'guest_quote' = 'user_login') {
    return this.call('sendSms', { phone, userSource: 'echem', messageType });
  }

  async sendCodeSolved(phone: string): Promise<Answered> {
    const captchaVerification = await this.solve();
    return this.call('sendSmsWithCaptcha', {
      phone,
      userSource: 'echem',
      messageType: 'user_login',
      captchaVerification,
    });
  }

  smsLogin(phone: string, code: string): Promise<Answered> {
    return this.call('smsLogin', { phone, code });
  }
}
