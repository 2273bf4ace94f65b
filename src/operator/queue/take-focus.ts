/** Moves the focus when the previously focused element is hidden or removed. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();

/** The same, unless another element has the focus. */
export const takeLostFocus = (element: HTMLElement | null): void => {
  if (document.activeElement === document.body) element?.focus();
};
