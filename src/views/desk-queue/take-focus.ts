/** What had the focus is behind or gone: the row that was opened, the retry, the form that was sent. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();

/** The same, unless something else has taken it. */
export const takeLostFocus = (element: HTMLElement | null): void => {
  if (document.activeElement === document.body) element?.focus();
};
