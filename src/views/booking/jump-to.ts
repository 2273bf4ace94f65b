import { anchorOf } from './BookedField.tsx';

/** Leads to the control of a field once the page shows it. */
export const jumpTo = (path: string) =>
  requestAnimationFrame(() => {
    const element = document.getElementById(anchorOf(path));
    const control = element?.querySelector<HTMLElement>('input, select, button, textarea, [tabindex]') ?? element;
    control?.focus();
    element?.scrollIntoView({ block: 'center' });
  });
