import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { session } from '#copy/sign-in/session.ts';
import { type Strength, StrengthHint } from '#src/ui/parts/StrengthHint.tsx';
import '#src/ui/styles.css';

let root: Root | undefined;

afterEach(() => {
  root?.unmount();
  delete document.documentElement.dataset.theme;
});

/** However a style sheet writes a colour: how much red, green and blue a screen shows of it. */
function shownColour(element: Element): [red: number, green: number, blue: number] {
  const context = document.createElement('canvas').getContext('2d');
  if (context === null) throw new Error('no canvas');
  context.fillStyle = getComputedStyle(element).backgroundColor;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return [red, green, blue];
}

function strokesOf(strength: Strength) {
  const host = document.createElement('main');
  document.body.replaceChildren(host);
  root = createRoot(host);
  const word = session.strength(session.strengthLevels[strength]);
  flushSync(() => root?.render(<StrengthHint strength={strength}>{word}</StrengthHint>));
  return { text: host.textContent, colours: [...host.querySelectorAll('[aria-hidden]')].map(shownColour) };
}

const isGreen = ([red, green, blue]: readonly number[]) => green! > red! * 1.3 && green! > blue!;
const isRed = ([red, green, blue]: readonly number[]) => red! > green! * 1.3 && red! > blue! * 1.3;
const isOchre = ([red, green, blue]: readonly number[]) => red! > green! && green! > blue! * 1.3;

test.each(['light', 'dark'])('a strong password has three green strokes, a weak one a single red one (%s)', (theme) => {
  document.documentElement.dataset.theme = theme;
  const strong = strokesOf('strong');
  expect(strong.text).toContain('强');
  expect(strong.colours.map(isGreen)).toEqual([true, true, true]);
  const medium = strokesOf('medium');
  expect(medium.text).toContain('中');
  expect(medium.colours.map(isOchre)).toEqual([true, true, false]);
  const weak = strokesOf('weak');
  expect(weak.text).toContain('弱');
  expect(weak.colours.map(isRed)).toEqual([true, false, false]);
});
