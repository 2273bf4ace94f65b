import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { browserTooOld } from '#copy/shell.ts';
import { theme, themeChoiceOf, userCentreTheme } from '#src/ui/theme.ts';

const script = readFileSync('public/early.js', 'utf8');

interface Browser {
  kept?: string | null;
  isBlocked?: boolean;
  isNight?: boolean;
  isOld?: boolean;
}

/** Runs the script in a page that holds just what it touches. */
function run({ kept = null, isBlocked = false, isNight = false, isOld = false }: Browser) {
  const attributes: Record<string, string> = {};
  const inserted: { text: string; role: string }[] = [];
  const document = {
    documentElement: { setAttribute: (name: string, value: string) => Object.assign(attributes, { [name]: value }) },
    body: { firstChild: null, insertBefore: (made: { text: string; role: string }) => inserted.push(made) },
    addEventListener: (_name: string, then: () => void) => then(),
    createElement: () => ({
      role: '',
      text: '',
      setAttribute(_name: string, value: string) {
        this.role = value;
      },
      appendChild(text: string) {
        this.text += text;
      },
    }),
    createTextNode: (text: string) => text,
    querySelector: (selector: string) =>
      selector === 'meta[name=browser-too-old]' ? { content: browserTooOld } : null,
  };
  const sandbox = {
    document,
    matchMedia: () => ({ matches: isNight }),
    CSS: { supports: () => !isOld },
    CSSPropertyRule: isOld ? undefined : Object,
    localStorage: {
      getItem: () => {
        if (isBlocked) throw new Error('storage is blocked');
        return kept;
      },
    },
  };
  runInNewContext(script, Object.assign(sandbox, { window: sandbox }));
  return { attributes, inserted };
}

test('[3.15] the early script weighs less than 1 KB', () => {
  expect(Buffer.byteLength(script)).toBeLessThan(1024);
});

test.each([
  ['light', false, 'light'],
  ['dark', false, 'dark'],
  ['system', true, 'dark'],
  ['system', false, 'light'],
  [null, true, 'dark'],
  [null, false, 'light'],
  ['nonsense', true, 'dark'],
])('[3.15] kept %s with a dark system %s shows %s before anything is rendered', (kept, isNight, shown) => {
  expect(run({ kept, isNight }).attributes['data-theme']).toBe(shown);
});

test('[3.15] blocked storage shows the default, the same one the site takes', () => {
  expect(run({ isBlocked: true, isNight: true }).attributes['data-theme']).toBe('dark');
  expect(themeChoiceOf(null)).toBe(theme.theme);
});

test('[3.15] the frame’s defaults are those of the clause; the user centre has its menu at the side', () => {
  const defaults = {
    theme: 'system',
    layout: 'topmenu',
    colour: '--action',
    fixedHeader: true,
    sideMenu: false,
    contentWidth: 'Fixed',
    multiTab: false,
  };
  expect(theme).toEqual(defaults);
  expect(userCentreTheme).toEqual({ ...defaults, sideMenu: true });
  expect(readFileSync('src/ui/tokens.css', 'utf8')).toMatch(new RegExp(`${theme.colour}:\\s*#`));
});

test('[2.4] a browser older than the list sees a message, once; one on the list is not', () => {
  const old = run({ isOld: true });
  expect(old.inserted).toEqual([expect.objectContaining({ text: browserTooOld, role: 'alert' })]);
  expect(old.attributes['data-browser']).toBe('old');
  const present = run({});
  expect(present.inserted).toEqual([]);
  expect(present.attributes).not.toHaveProperty('data-browser');
});
