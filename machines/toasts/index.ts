export { type ToastsRef, type ToastsSnapshot, toastsMachine } from './toasts.machine.ts';
export { selectShown } from './toasts.select.ts';
export type { ShownToast, Toast, ToastsEvent, ToastTone } from './toasts.types.ts';
