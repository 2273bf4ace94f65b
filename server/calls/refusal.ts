import { CODE, type Code } from '#contract/codes.ts';
import { codeMessages } from '#contract/messages.ts';
import { operatorReplies } from '#copy/operator/replies.ts';

/** A business refusal: HTTP 200 with its code, unless its kind has its own status. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly status: number = 200;
  constructor(
    readonly code: Code,
    message: string = codeMessages[code],
    readonly data: unknown = null,
  ) {
    super(message);
  }
}

/** Refuses with the seconds to wait; earlier attempts do not help. */
export const tooManyTries = (retryAfter: number): Refusal =>
  new Refusal(CODE.tooManyTries, codeMessages[CODE.tooManyTries], { retryAfter });

/** The operator lacks the role the call requires. */
export class RoleMissing extends Refusal {
  override readonly status = 403;
  constructor() {
    super(CODE.invalidInput, operatorReplies.roleMissing);
  }
}
