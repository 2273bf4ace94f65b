import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { IN_GATE, IN_TESTS } from '../stories/kit/gate.ts';
import { loadParts } from '../tests/kit/load-parts.ts';
import './stories.css';
import { outOfReach } from './keyboard.ts';

/** What was looked for and not found; the page around it would fill the screen that reports it. */
function notFound(message: string | null): Error {
  const [lines] = (message ?? '').split('\n\nHere are the accessible roles:');
  return Object.assign(new Error(lines), { name: 'TestingLibraryElementError' });
}

/** A generous timeout: CI machines are slow. */
configure({ asyncUtilTimeout: 10_000, getElementError: notFound });

/** Storybook draws within `act` and does not wait: a view whose code is on its way is told of there, and nowhere else. */
const HARNESS = /^A component suspended inside an `act` scope/;

/** Console lines of the current story: a story fails when one is unexpected. */
const lines: string[] = [];
const spoken = (words: unknown[]) =>
  words.map((word) => (word instanceof Error ? word.message : String(word))).join(' ');

function listen(): () => void {
  lines.length = 0;
  const { error, warn } = console;
  console.error = (...words) => {
    lines.push(spoken(words));
    error(...words);
  };
  console.warn = (...words) => {
    lines.push(spoken(words));
    warn(...words);
  };
  const policy = (event: SecurityPolicyViolationEvent) => lines.push(`CSP: ${event.violatedDirective}`);
  const rejected = (event: PromiseRejectionEvent) => lines.push(spoken([event.reason]));
  document.addEventListener('securitypolicyviolation', policy);
  window.addEventListener('unhandledrejection', rejected);
  return () => {
    Object.assign(console, { error, warn });
    document.removeEventListener('securitypolicyviolation', policy);
    window.removeEventListener('unhandledrejection', rejected);
  };
}

/**
 * Contrast is two fifths of what axe costs: in the gate `tests/e2e/pages.test.ts` checks it on each page, one width light
 * and the other dark, and the full run in every story too. Only Storybook shows the rules that passed, 120 kB a story.
 */
const axeOptions = {
  preload: false,
  rules: { 'color-contrast': { enabled: !IN_GATE } },
  ...(IN_TESTS ? { reporter: 'no-passes' as const } : {}),
};

const preview: Preview = {
  // A view that suspends inside Storybook's `act` is not drawn again: dialog, menu and popover are there before the story.
  loaders: [loadParts],
  beforeEach: listen,
  afterEach: ({ parameters }) => {
    const expected: readonly RegExp[] = [HARNESS, ...(parameters.speaks ?? [])];
    const unexpected = lines.filter((words) => !expected.some((pattern) => pattern.test(words)));
    if (unexpected.length > 0) throw new Error(`控制台有话：${unexpected.join(' | ')}`);
    const missed = outOfReach(document);
    if (missed.length > 0) throw new Error(`键盘够不到：${missed.join(' | ')}`);
  },
  parameters: { a11y: { test: 'error', options: axeOptions }, layout: 'padded' },
  globalTypes: {
    theme: {
      toolbar: {
        title: '主题',
        items: [
          { value: 'light', title: '浅色' },
          { value: 'dark', title: '深色' },
        ],
      },
    },
  },
  initialGlobals: { theme: 'light' },
  decorators: [
    (Story, { globals }) => {
      document.documentElement.lang = 'zh-CN';
      document.documentElement.dataset.theme = globals.theme;
      return <Story />;
    },
  ],
};

export default preview;
