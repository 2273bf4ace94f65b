export type ToastTone = 'ok' | 'danger' | 'pending' | 'plain';

export interface Toast {
  tone: ToastTone;
  text: string;
  /** A toast with a title stays until it is closed. */
  title?: string;
}

export interface ShownToast extends Toast {
  /** Names it while it is shown. */
  key: string;
}

export interface ToastsContext {
  /** In the order they came. */
  shown: readonly ShownToast[];
}

export type ToastsEvent =
  /** Some part of the site has something to say. */
  | ({ type: 'toast.shown' } & Toast)
  /** The person closes one. */
  | { type: 'toast.close'; key: string }
  /** The pointer or the focus comes to the toasts, or leaves them. */
  | { type: 'region.entered' }
  | { type: 'region.left' };
