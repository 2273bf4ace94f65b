import type { siteTable } from '#contract/site-table.ts';

export type CallName = keyof typeof siteTable;

/** A call as the stub received it. */
export interface Received {
  name: CallName;
  method: string;
  path: string;
  query: Readonly<Record<string, string>>;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: Readonly<Record<string, unknown>>;
}

export interface Answer {
  status: number;
  code: string;
  message: string;
  data: unknown;
  /** Sent in place of the envelope, named by content-disposition. */
  file?: { name: string; type: string; content: string };
}

export const SUCCESS = '00000000';
/** Success of the captcha service: any code that ends in 000 is one. */
export const CAPTCHA_SUCCESS = '20001000';
export const EXPIRED = '10001701';
/** The contract's code by which a server asks for a captcha. */
export const CAPTCHA_NEEDED = '10003001';
export const REFUSED = '10002001';

export const ok = (data: unknown, code = SUCCESS): Answer => ({ status: 200, code, message: '成功', data });
export const refuse = (code: string, message: string, data: unknown = null): Answer => ({
  status: 200,
  code,
  message,
  data,
});
export const expired = () => refuse(EXPIRED, '登录已过期');
