/** Codes of the response envelope; their texts are where the responses are produced. */
export const CODE = {
  ok: '00000000',
  okShort: '000',
  okAlternative: '10002000',
  expired: '10001701',
  notSignedIn: '00000401',
  wrongCredentials: '10002001',
  wrongSmsCode: '10002002',
  phoneTaken: '10002003',
  tooManyTries: '10002004',
  captchaNeeded: '10003001',
  captchaUsed: '10003002',
  accessCodeNeeded: '10003003',
  workNeeded: '10003004',
  invalidInput: '10004001',
  notFound: '10004004',
  conflict: '10004009',
  priceExpired: '10005001',
  noSpace: '10005003',
  cutOffPassed: '10005004',
  classRefused: '10005005',
  segregation: '10005006',
  overweight: '10005007',
  flexitankDangerous: '10005008',
  certificateExpires: '10005009',
  serverError: '10009999',
} as const;

export type Code = (typeof CODE)[keyof typeof CODE];

export interface Envelope<Data = unknown> {
  code: string;
  message: string;
  data: Data;
}
