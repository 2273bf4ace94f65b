const CONTROLS =
  'a[href], button, input, select, textarea, summary, [contenteditable="true"], [role="button"], [role="slider"], [role="link"]';

/** One stop for many: arrow keys move inside, so most of its parts are no stops of their own. */
const INSIDE_A_STOP =
  '[role="tab"], [role="radio"], [role="option"], [role="menuitem"], [role="gridcell"], [type="radio"], [role="grid"] *, [role="listbox"] *, [role="menu"] *, [role="combobox"] ~ button';

const isShown = (element: Element) =>
  element.checkVisibility({ visibilityProperty: true }) && element.closest('[inert], [aria-hidden="true"]') === null;

const isOff = (element: Element) =>
  element.matches(':disabled, [aria-disabled="true"]') || element.closest('fieldset:disabled') !== null;

/** Arrow keys lead to it from one of its kind, which is a stop: the days of a calendar, the states of a chart. */
const hasStopBeside = (control: HTMLElement) => {
  const isDay = control.matches('[data-day]');
  const stop = isDay ? control.ownerDocument.querySelector('[data-day]:is([tabindex="0"], :not([tabindex]))') : null;
  return stop !== null || control.closest('svg')?.querySelector('[tabindex="0"]') != null;
};

const name = (element: Element) => element.outerHTML.slice(0, 160);

/** What a pointer can work and the Tab key cannot reach. */
export function outOfReach(page: Document): string[] {
  const unreachable = [...page.body.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (control) =>
      isShown(control) &&
      !isOff(control) &&
      control.tabIndex < 0 &&
      !control.matches(INSIDE_A_STOP) &&
      !hasStopBeside(control),
  );
  const pointed = [...page.body.querySelectorAll<HTMLElement>('*')].filter(
    (element) =>
      isShown(element) &&
      getComputedStyle(element).cursor === 'pointer' &&
      element.closest(`${CONTROLS}, label, [tabindex], ${INSIDE_A_STOP}`) === null,
  );
  return [...unreachable, ...pointed].map(name);
}
