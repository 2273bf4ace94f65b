import { toFailure } from '#domain/failure.ts';

/** Why something did not work: a code where the server refused it, and words. */
export interface Refusal {
  code: string;
  message: string;
}

/** A refusal by its code, anything else by its words. */
export function refusalOf(error: unknown): Refusal {
  const failure = toFailure(error);
  return { code: failure.kind === 'refused' ? failure.code : '', message: failure.message };
}
