import { CODE, type Code } from '#contract/codes.ts';
import { codeMessages } from '#contract/messages.ts';
import { deskReplies } from '#src/ui/copy/desk-replies.ts';

/** A business answer that is not a success: HTTP 200 with its code, unless a kind of refusal has a status of its own. */
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

/** Until when the same waits, however often it is tried. */
export const tooManyTries = (retryAfter: number): Refusal =>
  new Refusal(CODE.tooManyTries, codeMessages[CODE.tooManyTries], { retryAfter });

/** An operator who is signed in and has not the role that a call is for. */
export class RoleMissing extends Refusal {
  override readonly status = 403;
  constructor() {
    super(CODE.invalidInput, deskReplies.roleMissing);
  }
}
