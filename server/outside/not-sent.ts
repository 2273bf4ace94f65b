/** The provider did not take the message: a caller who waits for it is answered 503, and nothing counts against the phone. */
export class MessageNotSent extends Error {
  override name = 'MessageNotSent';
  readonly statusCode = 503;
  constructor(
    /** What the provider said, without anything secret. */
    reason: string,
    /** No other try would do better. */
    readonly isFinal = false,
  ) {
    super(reason);
  }
}
