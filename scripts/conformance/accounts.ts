import { randomBytes } from 'node:crypto';
import type { CaptchaType } from '#domain/captcha/protocol.ts';
import {
  type Answer,
  CAPTCHA_NEEDED,
  CAPTCHA_SUCCESS,
  type CallName,
  expired,
  ok,
  REFUSED,
  type Received,
  refuse,
} from './answers.ts';
import type { Captchas } from './captcha.ts';

/** A person as the document describes the user: no roles, no id, no companion of the token. */
export interface Person {
  phone: string;
  passwordHash: string | null;
  name: string;
  enterprise: { basicEntId: string; entName: string; mcpCode: string; serviceOpenAuditStatus: string } | null;
  /** Whole-vehicle orders. */
  mmInfo: readonly { orderNo: string }[];
}

/** Settings of the driver for the stub's next answers. */
export interface Overrides {
  /** The captcha that comes before a message or a password. */
  captcha: { kind: CaptchaType; withKey: boolean } | null;
  passwordCaptcha: CaptchaType | null;
  /** The answers that these calls give instead of their own, each once and in this order. */
  next: Map<CallName, Answer[]>;
  /** Waited for before these calls answer. */
  held: Map<CallName, Promise<void>>;
  /** Files of the site that are not there. */
  lostFile: RegExp | null;
  /** Waited for before files of the site that this names. */
  heldFile: { name: RegExp; until: Promise<void> } | null;
}

export interface Accounts {
  people: Map<string, Person>;
  /** By token: whose session it is. */
  sessions: Map<string, string>;
  /** By phone and purpose: the code sent last. */
  codes: Map<string, string>;
  overrides: Overrides;
}

export const newPerson = (phone: string, more: Partial<Person> = {}): Person => ({
  phone,
  passwordHash: null,
  name: `用户${phone.slice(-4)}`,
  enterprise: null,
  mmInfo: [],
  ...more,
});

export const createAccounts = (): Accounts => ({
  people: new Map(),
  sessions: new Map(),
  codes: new Map(),
  overrides: {
    captcha: null,
    passwordCaptcha: null,
    next: new Map(),
    held: new Map(),
    lostFile: null,
    heldFile: null,
  },
});

const text = (value: unknown) => (typeof value === 'string' ? value : '');

const userInfoOf = ({ name, enterprise, mmInfo }: Person) => ({
  name,
  avatar: null,
  enterpriseResp: enterprise,
  ...(mmInfo.length === 0 ? {} : { mmInfo }),
});

export function openSession({ sessions }: Accounts, person: Person) {
  const token = randomBytes(24).toString('hex');
  sessions.set(token, person.phone);
  return { token, userName: person.name };
}

type Act = (asked: Received, accounts: Accounts, captchas: Captchas) => Answer;

/** Requires the token in the header. */
const signedIn =
  (act: (person: Person, asked: Received, accounts: Accounts) => Answer): Act =>
  (asked, accounts) => {
    const phone = accounts.sessions.get(text(asked.headers.authorization));
    const person = phone === undefined ? undefined : accounts.people.get(phone);
    return person === undefined ? expired() : act(person, asked, accounts);
  };

function signIn(accounts: Accounts, phone: string): Answer {
  const person = accounts.people.get(phone) ?? newPerson(phone);
  accounts.people.set(phone, person);
  return ok(openSession(accounts, person));
}

const takeCode = ({ codes }: Accounts, phone: string, purpose: string, code: string) => {
  const key = `${phone} ${purpose}`;
  return code !== '' && codes.get(key) === code && codes.delete(key);
};

const sendCode: Act = ({ body }, accounts) => {
  const code = String(Math.floor(100_000 + Math.random() * 900_000));
  accounts.codes.set(`${text(body.phone)} ${text(body.messageType)}`, code);
  return ok(null);
};

const captchaNeeded = (captchaType: CaptchaType) => refuse(CAPTCHA_NEEDED, '请完成安全验证', { captchaType });

const changedPassword = signedIn((person, { body }, { people }) => {
  if (text(body.oldPassword) !== (person.passwordHash ?? '')) return refuse(REFUSED, '原密码不正确');
  people.set(person.phone, { ...person, passwordHash: text(body.newPassword) });
  return ok(null);
});

/** The calls that need a signed-in user. */
export const accountCalls = {
  passwordLogin: ({ body }, accounts, captchas) => {
    const { passwordCaptcha } = accounts.overrides;
    if (passwordCaptcha !== null && !captchas.redeem(text(body.captchaVerification)))
      return captchaNeeded(passwordCaptcha);
    const person = accounts.people.get(text(body.userName));
    const isRight = person !== undefined && person.passwordHash === body.password;
    return isRight ? ok(openSession(accounts, person)) : refuse(REFUSED, '手机号或密码不正确');
  },
  smsLogin: ({ body }, accounts) =>
    takeCode(accounts, text(body.phone), 'user_login', text(body.code))
      ? signIn(accounts, text(body.phone))
      : refuse('10002002', '验证码不正确'),
  register: ({ body }, accounts) => {
    const phone = text(body.phone);
    if (!takeCode(accounts, phone, 'user_sign', text(body.code))) return refuse('10002002', '验证码不正确');
    accounts.people.set(phone, newPerson(phone, { passwordHash: text(body.password) }));
    return signIn(accounts, phone);
  },
  ticketLogin: ({ body }, accounts) => {
    const phone = accounts.sessions.get(text(body.token));
    const person = phone === undefined ? undefined : accounts.people.get(phone);
    if (person === undefined) return refuse(REFUSED, '令牌无效');
    return ok({ token: body.token, userName: person.name, user: userInfoOf(person) });
  },
  getUserInfo: signedIn((person) => ok(userInfoOf(person))),
  logout: signedIn((_, { headers }, { sessions }) => ok(sessions.delete(text(headers.authorization)))),
  changePassword: changedPassword,
  sendSms: (asked, accounts, captchas) => {
    const { captcha } = accounts.overrides;
    return captcha === null ? sendCode(asked, accounts, captchas) : captchaNeeded(captcha.kind);
  },
  sendSmsWithCaptcha: (asked, accounts, captchas) =>
    captchas.redeem(text(asked.body.captchaVerification))
      ? sendCode(asked, accounts, captchas)
      : captchaNeeded(accounts.overrides.captcha?.kind ?? 'blockPuzzle'),
  captchaGet: ({ query }, { overrides }, captchas) => {
    const kind = query.captchaType === 'clickWord' ? 'clickWord' : 'blockPuzzle';
    const repData = captchas.draw(kind, overrides.captcha?.withKey ?? true);
    return ok({ repCode: '0000', repMsg: null, repData, success: true }, CAPTCHA_SUCCESS);
  },
  captchaCheck: ({ body }, _, captchas) => {
    const isRight = captchas.check(text(body.token), text(body.pointJson));
    const reply = isRight ? { repCode: '0000', repMsg: null } : { repCode: '6111', repMsg: '位置不对' };
    return ok({ ...reply, repData: null, success: isRight }, CAPTCHA_SUCCESS);
  },
  enterpriseInfo: signedIn(({ enterprise }) => ok(enterprise === null ? [] : [enterprise])),
  agreeProtocol: signedIn(() => ok(null)),
} satisfies Partial<Record<Received['name'], Act>>;
