import { toFailure } from '#domain/failure.ts';

/** Why an action failed: a message, with a code when the server refused it. */
export interface Refusal {
  code: string;
  message: string;
}

/** Converts an error: a refusal keeps its code, any other error only its message. */
export function refusalOf(error: unknown): Refusal {
  const failure = toFailure(error);
  return { code: failure.kind === 'refused' ? failure.code : '', message: failure.message };
}
