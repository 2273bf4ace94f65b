export interface CallbackInput {
  phone: string;
}

export interface CallbackContext extends CallbackInput {
  /** What the network said last. */
  refusal: string | null;
}

export type CallbackEvent =
  /** The person asks to be called. */
  { type: 'callback.ask' };
