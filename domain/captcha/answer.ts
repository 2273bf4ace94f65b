/** What the data of a captcha answer says, whether `repData` holds the payload or it lies flat. */
export interface CaptchaAnswer {
  /** Null where the answer carries none. */
  repCode: string | null;
  repMessage: string;
  payload: Readonly<Record<string, unknown>>;
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Reads `{repCode, repMsg, repData}`, and a payload that lies beside its repCode or has none. */
export function readCaptcha(data: unknown): CaptchaAnswer {
  const fields = isFields(data) ? data : {};
  const repCode = 'repCode' in fields ? (text(fields.repCode) ?? '') : null;
  return {
    repCode,
    repMessage: text(fields.repMsg) ?? '',
    payload: isFields(fields.repData) ? fields.repData : repCode === null || !('repData' in fields) ? fields : {},
  };
}

/** A get that shows its pictures. A flat answer carries no repCode: its payload's token is the proof. */
export function hasChallenge(answer: CaptchaAnswer): boolean {
  return (answer.repCode ?? '0000') === '0000' && text(answer.payload.token) !== null;
}

/** A check is right only when it says 0000. */
export function isRight(answer: CaptchaAnswer): boolean {
  return answer.repCode === '0000';
}

/** The server's words for a failure; those of 0001 are an exception's text and never shown. */
export function failureMessage(answer: CaptchaAnswer): string {
  return answer.repCode === '0001' ? '' : answer.repMessage;
}
