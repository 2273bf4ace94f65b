export type ToastTone = 'ok' | 'danger' | 'pending' | 'plain';

export interface Toast {
  tone: ToastTone;
  text: string;
  /** A toast with a title stays until it is closed. */
  title?: string;
}

export interface ShownToast extends Toast {
  key: string;
}

export interface ToastsContext {
  /** In the order of arrival. */
  shown: readonly ShownToast[];
}

export type ToastsEvent =
  /** A part of the site shows a toast. */
  | ({ type: 'toast.shown' } & Toast)
  | { type: 'toast.close'; key: string }
  /** The pointer or the focus enters or leaves the toasts. */
  | { type: 'region.entered' }
  | { type: 'region.left' };
