/** Captcha response, read from `repData` or from the flat body. */
export interface CaptchaAnswer {
  /** Null when the response has no code. */
  repCode: string | null;
  repMessage: string;
  payload: Readonly<Record<string, unknown>>;
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Reads `{repCode, repMsg, repData}`, a flat payload beside repCode, or a payload without repCode. */
export function readCaptcha(data: unknown): CaptchaAnswer {
  const fields = isFields(data) ? data : {};
  const repCode = 'repCode' in fields ? (text(fields.repCode) ?? '') : null;
  return {
    repCode,
    repMessage: text(fields.repMsg) ?? '',
    payload: isFields(fields.repData) ? fields.repData : repCode === null || !('repData' in fields) ? fields : {},
  };
}

/** Returns true for a response with pictures. A flat response has no repCode; its token is sufficient. */
export function hasChallenge(answer: CaptchaAnswer): boolean {
  return (answer.repCode ?? '0000') === '0000' && text(answer.payload.token) !== null;
}

/** Only repCode 0000 means success. */
export function isRight(answer: CaptchaAnswer): boolean {
  return answer.repCode === '0000';
}

/** Returns the server's message; the text of 0001 is an exception and must not be shown. */
export function failureMessage(answer: CaptchaAnswer): string {
  return answer.repCode === '0001' ? '' : answer.repMessage;
}
