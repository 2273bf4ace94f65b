import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { AnyStateMachine } from 'xstate';
import { dueButtons, offeredButtons, type Subject as Shown } from '#stories/kit/subject.ts';
import { nameOf, workingControls } from './dead-controls.ts';
import { type DriveOptions, type Driver, drive } from './drive.ts';
import type { Happening } from './journey.ts';
import { loadParts } from './load-parts.ts';
import { dragBy, stroke } from './pointers.ts';
import { type LeadingLinks, type Subject, walkModel } from './walk-model.ts';
import '#src/ui/styles.css';

/** Time a control may take to appear. */
const SOON = { timeout: 10_000 };

type Role = Parameters<typeof page.getByRole>[0];

/** Expected content of the page; keys left out are not checked. */
export interface Sight {
  /** Words that stand there, and words that do not. */
  says?: readonly string[];
  lacks?: readonly string[];
  /** All that the alerts or the live regions say. */
  alert?: string;
  status?: string;
  /** Names of what has a role, as it is there or not. */
  shows?: Readonly<Partial<Record<Role, readonly string[]>>>;
  hides?: Readonly<Partial<Record<Role, readonly string[]>>>;
  /** Where links lead, by their name. */
  links?: Readonly<Record<string, string>>;
  /** Values by field label. */
  values?: Readonly<Record<string, string>>;
  /** Errors by field label; null for none. */
  errors?: Readonly<Record<string, string | null>>;
  /** Whether boxes are ticked, by their name. */
  ticked?: Readonly<Record<string, boolean>>;
  /** Fields that cannot be typed in. */
  locked?: readonly string[];
  /** Whether all fields of the page can be typed in, or none. */
  fields?: 'open' | 'locked';
  /** Buttons that are there and do not work. */
  off?: readonly string[];
  /** Name of what has the focus. */
  focus?: string;
}

/** A person's hands and eyes on one view, and the world around it. */
export interface View {
  driver: Driver;
  press: (name: string, role?: Role) => Promise<void>;
  /** True when the button exists, enabled or not. */
  offers: (button: string) => boolean;
  type: (label: string, text: string) => Promise<void>;
  keys: (keys: string) => Promise<void>;
  /** Pulls the handle of a slider by so many pixels. */
  drag: (handle: string, by: number) => Promise<void>;
  /** Clicks on an empty spot: the pointer and the focus are elsewhere. */
  leave: () => Promise<void>;
  /** Triggers responses, feed events and time. */
  happens: (...happenings: readonly Happening[]) => Promise<void>;
  sees: (sight: Sight) => () => Promise<void>;
  /** Output of the view for the surrounding page. */
  leaves: (output?: unknown) => () => Promise<void>;
}

interface WalkOptions extends Pick<DriveOptions, 'real'> {
  input?: unknown;
  ways?: LeadingLinks;
}

/** Walks a model in the user's words over the view of a machine; in each state just the buttons that are due are offered. */
export function walkView(
  title: string,
  model: AnyStateMachine,
  shown: Shown,
  write: (view: View) => Subject,
  { input, real = shown.real ?? {}, ways = 'covering' }: WalkOptions = {},
) {
  const controls = new Set<string>();
  let close = () => undefined as unknown;
  beforeAll(async () => {
    await page.viewport(1280, 900);
    await loadParts();
    document.addEventListener('click', stayHere);
  });
  afterEach(() => close());
  afterAll(() => {
    document.removeEventListener('click', stayHere);
    // biome-ignore lint/suspicious/noConsole: the run says how many were looked at.
    console.info(`${title}: ${controls.size} controls looked at`);
  });

  const { machine, cases } = shown.entry;
  walkModel(
    title,
    model,
    () => {
      const driver = drive(machine, input === undefined ? cases : { ...cases, input }, { real });
      const host = document.body.appendChild(document.createElement('div'));
      const root = createRoot(host);
      driver.start();
      flushSync(() => root.render(shown.render(driver.actor)));
      close = () => {
        root.unmount();
        host.remove();
        driver.actor.stop();
      };
      const { gestures, checks } = write(viewOf(driver));
      const offersWhatIsDue = async () => {
        await expect.poll(() => offeredButtons(host)).toEqual(dueButtons(shown, driver.actor.getSnapshot()));
        for (const control of workingControls(document.body)) controls.add(nameOf(control));
      };
      const withButtons = Object.entries(checks).map(([state, check]) => [
        state,
        async () => {
          await check();
          await offersWhatIsDue();
        },
      ]);
      return { gestures, checks: Object.fromEntries(withButtons) };
    },
    ways,
  );
}

/** Where a link leads is read from it; the test's own page is not left. */
function stayHere(click: MouseEvent) {
  if (click.target instanceof Element && click.target.closest('a') !== null) click.preventDefault();
}

function viewOf(driver: Driver): View {
  const { actor, cause, pass } = driver;
  return {
    driver,
    press: (name, role = 'button') => page.getByRole(role, { name, exact: true }).click(SOON),
    offers: (button) => hasRole('button', button),
    type: async (label, text) => {
      await expect.poll(() => findField(label), SOON).toBeDefined();
      const role = fieldOf(label).getAttribute('role') === 'combobox' ? 'combobox' : null;
      const name = { exact: true };
      const field = role ? page.getByRole(role, { name: label, ...name }) : page.getByLabelText(label, name);
      // Some fields show another text once they have the focus.
      if (document.activeElement !== fieldOf(label)) await field.click(SOON);
      // The same words again are typing too.
      if (fieldOf(label).value === text) await field.clear(SOON);
      await field.fill(text, SOON);
    },
    keys: (keys) => userEvent.keyboard(keys),
    drag: (handle, by) => dragBy(mouse, page.getByRole('slider', { name: handle, exact: true }).element(), by),
    leave: async () => {
      await mouse.down(window.innerWidth - 2, window.innerHeight - 2);
      await mouse.up(window.innerWidth - 2, window.innerHeight - 2);
    },
    happens: async (...happenings) => {
      for (const happening of happenings) {
        if (!('type' in happening)) {
          if ('after' in happening) pass(happening.after);
          else await cause(happening.event, 0, happening.to);
        } else await cause(happening);
      }
    },
    sees: (sight) => async () => {
      await expect.poll(() => lookFor(sight)).toEqual(sight);
    },
    leaves: (output) => async () => {
      const { status, output: left } = actor.getSnapshot();
      expect({ status, output: left }).toEqual({ status: 'done', output });
    },
  };
}

const mouse = stroke('mouse');

/** A list that drops from a field has the same name. */
const findField = (label: string) =>
  page
    .getByLabelText(label, { exact: true })
    .elements()
    .find((element) => element.matches('input, textarea, select')) as HTMLInputElement | undefined;

function fieldOf(label: string): HTMLInputElement {
  const field = findField(label);
  if (field === undefined) throw new Error(`no field is called "${label}"`);
  return field;
}

const hasRole = (role: Role, name: string) => page.getByRole(role, { name, exact: true }).elements().length > 0;

/** The sight as the page has it: alike when all of it is there. */
function lookFor(sight: Sight): Sight {
  const words = document.body.innerText;
  const each = <Value,>(names: object, read: (name: string) => Value) =>
    Object.fromEntries(Object.keys(names).map((name) => [name, read(name)]));
  const named = (byRole: object, isMet: (role: Role, name: string) => boolean) =>
    Object.fromEntries(
      Object.entries(byRole).map(([role, names]) => [
        role,
        (names as string[]).filter((name) => isMet(role as Role, name)),
      ]),
    );
  return {
    ...(sight.says && { says: sight.says.filter((one) => words.includes(one)) }),
    ...(sight.lacks && { lacks: sight.lacks.filter((one) => !words.includes(one)) }),
    ...(sight.alert !== undefined && { alert: wordsOf('alert') }),
    ...(sight.status !== undefined && { status: wordsOf('status') }),
    ...(sight.shows && { shows: named(sight.shows, hasRole) }),
    ...(sight.hides && { hides: named(sight.hides, (role, name) => !hasRole(role, name)) }),
    ...(sight.links && { links: each(sight.links, hrefOf) }),
    ...(sight.values && { values: each(sight.values, (label) => fieldOf(label).value) }),
    ...(sight.errors && { errors: each(sight.errors, (label) => errorOf(fieldOf(label))) }),
    ...(sight.ticked && { ticked: each(sight.ticked, isTicked) }),
    ...(sight.locked && { locked: sight.locked.filter((label) => fieldOf(label).matches(':disabled, :read-only')) }),
    ...(sight.fields && { fields: standOfFields() as 'open' | 'locked' }),
    ...(sight.off && { off: sight.off.filter(isOff) }),
    ...(sight.focus !== undefined && { focus: focused(sight.focus) }),
  };
}

/** Enabled and disabled controls, when both exist. */
function standOfFields(): string {
  const fields = [...document.querySelectorAll<HTMLElement>('input:not([type=file]), textarea, select')];
  const open = fields.filter((field) => field.checkVisibility() && !field.matches(':disabled, [readonly]'));
  if (open.length === 0) return 'locked';
  const isAll = open.length === fields.filter((field) => field.checkVisibility()).length;
  return isAll ? 'open' : `open: ${open.map(nameOf).join()}`;
}

const hrefOf = (name: string) => page.getByRole('link', { name, exact: true }).element().getAttribute('href') ?? '';

const BLANK = '（空白）';

const wordsOf = (role: 'alert' | 'status') =>
  [...document.querySelectorAll<HTMLElement>(`[role=${role}]`)]
    .map((region) => region.innerText.trim().replaceAll(/\s*\n\s*/g, '\n') || (isBlankAlert(region) ? BLANK : ''))
    .filter((words) => words !== '')
    .join('\n');

/** An alert without a word in it is there to be seen; a live region may wait for its words. */
const isBlankAlert = (region: HTMLElement) => region.role === 'alert' && region.offsetHeight > 4;

function errorOf(field: HTMLElement): string | null {
  if (field.getAttribute('aria-invalid') !== 'true') return null;
  return document.getElementById(field.getAttribute('aria-describedby') ?? '')?.innerText ?? '';
}

function isTicked(name: string): boolean {
  const box = page.getByRole('checkbox', { name, exact: true }).element();
  return box instanceof HTMLInputElement ? box.checked : box.getAttribute('aria-checked') === 'true';
}

const isOff = (name: string) =>
  page
    .getByRole('button', { name, exact: true })
    .elements()
    .some((button) => button.matches(':disabled, [aria-disabled=true]'));

/** The name that was looked for, when it is that of what has the focus. */
function focused(name: string): string {
  const { activeElement } = document;
  const found = activeElement === null ? '' : nameOf(activeElement);
  return found.endsWith(` ${name}`) ? name : found;
}
