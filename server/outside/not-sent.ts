/** The provider rejected the message: waiting callers are answered 503, and nothing counts against the phone. */
export class MessageNotSent extends Error {
  override name = 'MessageNotSent';
  readonly statusCode = 503;
  constructor(
    /** The provider's reason, without secrets. */
    reason: string,
    /** True when a retry is useless. */
    readonly isFinal = false,
  ) {
    super(reason);
  }
}
