import { siteConfig } from '#contract/calls/platform.ts';
import { serviceMail } from '#contract/calls/service-mail.ts';
import * as user from '#contract/calls/user.ts';
import { createApiOf } from '../../api/client.ts';
import type { ApiPorts } from '../../api/index.ts';
import type { ApiOf } from '../../api/types.ts';

const calls = {
  passwordLogin: user.passwordLogin,
  smsLogin: user.smsLogin,
  register: user.register,
  ticketLogin: user.ticketLogin,
  getUserInfo: user.getUserInfo,
  logout: user.logout,
  changePassword: user.changePassword,
  userCentreTicket: user.userCentreTicket,
  getProfile: user.getProfile,
  saveProfile: user.saveProfile,
  sendSms: user.sendSms,
  sendSmsWithCaptcha: user.sendSmsWithCaptcha,
  enterpriseInfo: user.enterpriseInfo,
  serviceMail,
  siteConfig,
} as const;

/** The calls of sign-in; the whole table's client has them too. */
export type SignInApi = ApiOf<typeof calls>;

export const createSignInApi = (ports: ApiPorts): SignInApi => createApiOf(calls, ports);
