/** Controls to click. Links have tests of their own. */
const CONTROLS =
  'button, summary, select, textarea, input:not([type=hidden]), [contenteditable=true], [role=button], [role=checkbox], [role=switch], [role=radio], [role=combobox], [role=slider], [role=spinbutton], [role=tab], [role=menuitem], [role=textbox]';

const isShown = (element: Element) =>
  element.checkVisibility({ visibilityProperty: true }) && element.closest('[inert], [aria-hidden="true"]') === null;

const isOff = (element: Element) =>
  element.matches(':disabled, [aria-disabled="true"], [readonly]') || element.closest('fieldset:disabled') !== null;

const isTicked = (element: Element) =>
  element instanceof HTMLInputElement ? element.checked : element.getAttribute('aria-checked') === 'true';

const isRadio = (element: Element) => element.matches('[type=radio], [role=radio]');

/** A choice that is taken already has nothing left to do. */
const isTaken = (element: Element) =>
  (isRadio(element) && isTicked(element)) ||
  element.matches('[role=tab][aria-selected=true], button[aria-current]') ||
  (element instanceof HTMLSelectElement && element.options.length < 2);

export const workingControls = (root: ParentNode): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (element) => isShown(element) && !isOff(element) && !isTaken(element),
  );

const textOf = (ids: string | null) =>
  (ids ?? '')
    .split(' ')
    .map((id) => (id === '' ? '' : (document.getElementById(id)?.textContent ?? '')))
    .join(' ');

const namesOf = (element: Element): string[] => [
  textOf(element.getAttribute('aria-labelledby')),
  element.getAttribute('aria-label') ?? '',
  [...((element as HTMLInputElement).labels ?? [])].map((label) => label.textContent).join(' '),
  element.textContent ?? '',
  element.getAttribute('name') ?? '',
  element.getAttribute('placeholder') ?? '',
];

export const nameOf = (element: Element) => {
  const kind = element.getAttribute('role') ?? element.getAttribute('type') ?? element.tagName.toLowerCase();
  return `${kind} ${namesOf(element).find((name) => name.trim() !== '') ?? element.outerHTML.slice(0, 120)}`.trim();
};

const STATES = ['expanded', 'pressed', 'selected', 'current', 'invalid', 'disabled', 'valuenow', 'sort'];

const stateOf = (element: Element) => [
  ...STATES.map((state) => element.getAttribute(`aria-${state}`)),
  isTicked(element),
  isOff(element),
];

/** Snapshot of the visible page without focus and the value of the edited field. */
export function sightOf(but: HTMLElement | null = null): string {
  const controls = [...document.body.querySelectorAll<HTMLInputElement>(`${CONTROLS}, dialog, [role=dialog]`)];
  return JSON.stringify([
    document.body.innerText,
    document.documentElement.dataset,
    location.href,
    controls.map((control) => [nameOf(control), ...stateOf(control), control === but ? '' : control.value]),
  ]);
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function press(element: Element) {
  const at = { bubbles: true, cancelable: true, composed: true, button: 0, pointerId: 1, isPrimary: true, detail: 1 };
  element.dispatchEvent(new PointerEvent('pointerdown', { ...at, buttons: 1 }));
  element.dispatchEvent(new MouseEvent('mousedown', { ...at, buttons: 1 }));
  if (element instanceof HTMLElement) element.focus();
  element.dispatchEvent(new PointerEvent('pointerup', at));
  element.dispatchEvent(new MouseEvent('mouseup', at));
  if (element instanceof HTMLElement) element.click();
}

/** Enough of them for every kind of field to take one. */
const TEXTS: Readonly<Record<string, readonly string[]>> = {
  date: ['2031-03-04', '2026-02-03'],
  'datetime-local': ['2031-03-04T05:06', '2026-02-03T04:05'],
  time: ['05:06'],
  range: ['1', '2'],
};
const ANY_TEXT = ['7', '13800138000', '甲醇'];

function type(field: HTMLInputElement | HTMLTextAreaElement, text: string) {
  field.focus();
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

function give(field: HTMLInputElement) {
  const files = new DataTransfer();
  files.items.add(new File(['%PDF-1.7'], 'sds.pdf', { type: 'application/pdf' }));
  field.files = files.files;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

type Act = (control: HTMLElement) => void;

const turn =
  (key: string): Act =>
  (control) => {
    control.focus();
    control.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  };

const typed =
  (text: string): Act =>
  (control) =>
    type(control as HTMLInputElement, text);

/** A search field counts as working when the form is submitted. */
const sent =
  (text: string): Act =>
  (control) => {
    type(control as HTMLInputElement, text);
    (control as HTMLInputElement).form?.requestSubmit();
  };

/** How a control is worked, each way tried until one is answered. */
function actsFor(control: HTMLElement): readonly Act[] {
  if (control.matches('[role=slider], [role=spinbutton]'))
    return [turn('ArrowRight'), turn('ArrowLeft'), turn('Escape')];
  if (control instanceof HTMLTextAreaElement) return ANY_TEXT.map(typed);
  if (control instanceof HTMLSelectElement)
    return [...control.options]
      .filter(({ selected }) => !selected)
      .map(({ value }) => (select) => {
        (select as HTMLSelectElement).value = value;
        select.dispatchEvent(new Event('change', { bubbles: true }));
      });
  if (!(control instanceof HTMLInputElement) || ['checkbox', 'radio', 'button', 'submit'].includes(control.type))
    return [press];
  if (control.type === 'search') return ANY_TEXT.flatMap((text) => [typed(text), sent(text)]);
  if (control.type === 'file') return [(field) => give(field as HTMLInputElement)];
  return (TEXTS[control.type] ?? ANY_TEXT).map(typed);
}

/** Watches effects outside the DOM: tabs, downloads, the clipboard. */
function watchOutside(onEffect: () => void): () => void {
  const { open } = window;
  window.open = () => {
    onEffect();
    return null;
  };
  const { clipboard } = navigator;
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: async () => onEffect(), readText: async () => '' },
  });
  const picker = (event: Event) => {
    if (event.target instanceof HTMLInputElement && event.target.type === 'file') onEffect();
  };
  document.addEventListener('click', picker, true);
  return () => {
    window.open = open;
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
    document.removeEventListener('click', picker, true);
  };
}

/** A busy machine takes seconds to load what a control opens; only a dead control costs them all. */
const LONGEST_MS = 10_000;

/** True when an action sends an event that the machine accepts or changes the page. */
async function isAnswered(
  control: HTMLElement,
  act: () => void,
  eventCount: () => number,
  longest: number,
): Promise<boolean> {
  const [sight, before] = [sightOf(control), eventCount()];
  const hadFocus = document.activeElement;
  act();
  for (let waited = 0; waited < longest; waited += waited < 20 ? 4 : 60) {
    await pause(waited < 20 ? 4 : 60);
    if (eventCount() > before || !control.isConnected || sightOf(control) !== sight) return true;
    const { activeElement } = document;
    if (activeElement !== hadFocus && activeElement !== control && activeElement !== document.body) return true;
  }
  return false;
}

const openOptions = () =>
  [...document.querySelectorAll<HTMLElement>('[role=option]:not([aria-selected=true], [aria-disabled=true])')].filter(
    isShown,
  );

/** Works one control and says whether it is alive; of one that opens a list, one of the list is chosen too. */
export async function isAlive(control: HTMLElement, eventCount: () => number, longest = LONGEST_MS): Promise<boolean> {
  let outside = 0;
  const leave = watchOutside(() => {
    outside += 1;
  });
  const count = () => eventCount() + outside;
  try {
    const offersList = control.matches('[aria-haspopup=listbox], [role=combobox]');
    for (const act of actsFor(control)) {
      const leaving = () => {
        act(control);
        if (control.matches('input, textarea') && !offersList) control.blur();
      };
      if (!(await isAnswered(control, leaving, count, longest))) continue;
      if (!offersList) return true;
      await pause(20);
      const option = openOptions()[0];
      // One that offers what is taken already, or nothing yet, has answered by opening.
      return option === undefined || isAnswered(option, () => press(option), count, longest);
    }
    return false;
  } finally {
    leave();
  }
}
