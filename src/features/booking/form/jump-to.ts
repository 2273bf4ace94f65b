import { anchorOf } from './BookedField.tsx';

/** Focuses the control of a field once it is rendered. */
export const jumpTo = (path: string) =>
  requestAnimationFrame(() => {
    const element = document.getElementById(anchorOf(path));
    const control = element?.querySelector<HTMLElement>('input, select, button, textarea, [tabindex]') ?? element;
    control?.focus();
    element?.scrollIntoView({ block: 'center' });
  });
