export interface CallbackInput {
  phone: string;
}

export interface CallbackContext extends CallbackInput {
  /** Latest refusal from the network. */
  refusal: string | null;
}

export type CallbackEvent =
  /** The person asks to be called. */
  { type: 'callback.ask' };
