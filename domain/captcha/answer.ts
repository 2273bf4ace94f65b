/** A captcha answer, whichever of the three shapes it came in. */
export interface CaptchaAnswer {
  /** The envelope's code; null where the answer has no envelope. */
  code: string | null;
  message: string;
  repCode: string | null;
  repMessage: string;
  payload: Readonly<Record<string, unknown>>;
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);

function reply(fields: Fields): Pick<CaptchaAnswer, 'repCode' | 'repMessage' | 'payload'> {
  const repCode = text(fields.repCode);
  return {
    repCode,
    repMessage: text(fields.repMsg) ?? '',
    payload: isFields(fields.repData) ? fields.repData : repCode === null || !('repData' in fields) ? fields : {},
  };
}

/**
 * Reads `{code, data: {repCode, repData}}`, `{code, data}` with the payload laid flat in `data`, and a bare
 * `{repCode, repData}`. Anything else is null.
 */
export function readCaptchaAnswer(body: unknown): CaptchaAnswer | null {
  if (!isFields(body)) return null;
  const code = text(body.code);
  if (code !== null) {
    const inner = isFields(body.data) ? body.data : {};
    return { code, message: text(body.message) ?? text(body.msg) ?? '', ...reply(inner) };
  }
  return text(body.repCode) === null ? null : { code: null, message: '', ...reply(body) };
}

const envelopeHolds = (answer: CaptchaAnswer): boolean => answer.code === null || answer.code.endsWith('000');

/** A get that shows its pictures. A flat answer carries no repCode: its payload's token is the proof. */
export function hasChallenge(answer: CaptchaAnswer): boolean {
  if (!envelopeHolds(answer)) return false;
  return (answer.repCode ?? '0000') === '0000' && text(answer.payload.token) !== null;
}

/** A check is right only when the envelope succeeds and says 0000. */
export function isRight(answer: CaptchaAnswer): boolean {
  return envelopeHolds(answer) && answer.repCode === '0000';
}

/** The server's words for a failure; those of 0001 are an exception's text and never shown. */
export function failureMessage(answer: CaptchaAnswer): string {
  if (!envelopeHolds(answer)) return answer.message;
  return answer.repCode === '0001' ? '' : answer.repMessage;
}
