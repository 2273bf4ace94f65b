import type { ReactElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { authNotice, reading } from '#copy/booking/outcome.ts';
import { privacyNotice, userAgreement } from '#copy/legal/documents.ts';
import { authNoticeMachine } from '#machines/auth-notice/index.ts';
import type { ClockTicked } from '#machines/kit/clock.ts';
import { readingMachine } from '#machines/reading/index.ts';
import { type Contacts, userAgreementMachine } from '#machines/user-agreement/index.ts';
import { ReadingDialog } from '#src/features/reading/views/ReadingDialog.tsx';
import { AuthNoticeDialog } from '#src/features/sign-in/views/AuthNoticeDialog.tsx';
import UserAgreementDialog from '#src/features/sign-in/views/UserAgreementDialog.tsx';
import '#src/ui/styles.css';

const GAP = 16;
const sizes = [
  [1280, 800],
  [320, 640],
] as const;

let root: Root;
let tell: (event: ClockTicked) => void;
let now: number;

const clock = fromCallback<ClockTicked, undefined>(({ sendBack }) => {
  tell = sendBack;
  now = 0;
  sendBack({ type: 'clock.ticked', now });
});
const pass = (milliseconds: number) => {
  now += milliseconds;
  tell({ type: 'clock.ticked', now });
};

beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('div')));
});

afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
});

/** The panel of the open dialog, once it stands. */
async function panelOf(element: ReactElement, name: string): Promise<HTMLElement> {
  root.render(element);
  return panel(name);
}

async function panel(name: string): Promise<HTMLElement> {
  await expect.element(page.getByRole('dialog', { name })).toBeInTheDocument();
  const found = page.getByRole('dialog', { name }).element().querySelector<HTMLElement>('.arrive');
  if (found === null) throw new Error('the dialog has no panel');
  return found;
}

const confirm = () => page.getByRole('button', { name: new RegExp(`^${reading.confirm}`) });

/** Scrolls the text to 10 px above its end, a fraction of a pixel off as a zoomed page has it. */
function scrollToEnd(name: string) {
  const text = page.getByRole('region', { name }).last().element();
  text.scrollTop = text.scrollHeight - text.clientHeight - 9.5;
}

describe.each(sizes)('at %i wide', (width, height) => {
  beforeEach(() => page.viewport(width, height));

  test('[2.19] any text given is 800 wide and no wider than the screen, not closed by the mask, and confirmed after its end and 10 s', async () => {
    const actor = createActor(readingMachine.provide({ actors: { clock } }), { input: { code: 'charge' } }).start();
    const given = Array.from({ length: 60 }, (_, nth) => `第 ${nth + 1} 条 费用以账单为准。`);
    const shown = await panelOf(
      <ReadingDialog actor={actor} title="收费协议" version="1">
        {given.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </ReadingDialog>,
      '收费协议',
    );
    expect(shown.getBoundingClientRect().width).toBe(Math.min(800, width - 2 * GAP));
    expect(shown.textContent).toContain(given[59]);
    await userEvent.keyboard('{Escape}');
    document.elementFromPoint(2, 2)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(actor.getSnapshot().status).toBe('active');

    scrollToEnd('收费协议');
    pass(9_999);
    await expect.element(confirm()).toBeDisabled();
    await expect.element(page.getByText(reading.confirmIn(1))).toBeVisible();
    pass(1);
    await expect.element(confirm()).toBeEnabled();
    await expect.element(confirm()).toHaveTextContent(reading.confirm);
    await confirm().click();
    expect(actor.getSnapshot().output).toEqual({ kind: 'read', code: 'charge' });
  });

  test('[4.21] a text that needs no scrolling asks for its 10 s alone; one read by keyboard is read', async () => {
    const short = createActor(readingMachine.provide({ actors: { clock } }), { input: { code: 'short' } }).start();
    await panelOf(
      <ReadingDialog key="short" actor={short} title="短文" version="1">
        <p>费用以账单为准。</p>
      </ReadingDialog>,
      '短文',
    );
    pass(9_999);
    await expect.element(confirm()).toBeDisabled();
    // The text is measured once it is drawn.
    await expect.poll(() => page.getByText(reading.scrollHint).elements()).toEqual([]);
    pass(1);
    await expect.element(confirm()).toBeEnabled();

    const long = createActor(readingMachine.provide({ actors: { clock } }), { input: { code: 'long' } }).start();
    await panelOf(
      <ReadingDialog key="long" actor={long} title="长文" version="1">
        {Array.from({ length: 60 }, (_, nth) => `第 ${nth + 1} 条`).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </ReadingDialog>,
      '长文',
    );
    pass(10_000);
    await expect.element(confirm()).toBeDisabled();
    const text = page.getByRole('region', { name: '长文' }).last().element() as HTMLElement;
    text.focus();
    await userEvent.keyboard('{End}');
    await expect.element(confirm()).toBeEnabled();
  });

  test('[2.20][2.21] the agreement, then the privacy notice: 800 wide, the service mail in it, each read to its end and reported by its code', async () => {
    const sentEvents: string[] = [];
    const actor = createActor(
      userAgreementMachine.provide({
        actors: {
          reading: readingMachine.provide({ actors: { clock } }),
          loadContacts: fromPromise<Contacts, undefined>(async () => ({
            serviceMail: 'service@huazhou.example',
            servicePhone: '400-820-0000',
            company: '化舟科技',
          })),
        },
      }),
      { input: { texts: ['userAgreement', 'privacyNotice'] } },
    );
    actor.on('reading.completed', ({ code }) => sentEvents.push(code));
    actor.start();
    let shown = await panelOf(<UserAgreementDialog actor={actor} />, userAgreement.title);
    for (const [{ title }, code] of [
      [userAgreement, '1'],
      [privacyNotice, '2'],
    ] as const) {
      shown = await panel(title);
      expect(shown.getBoundingClientRect().width).toBe(Math.min(800, width - 2 * GAP));
      await expect.poll(() => shown.textContent).toContain('service@huazhou.example');
      pass(10_000);
      await expect.element(confirm()).toBeDisabled();
      await expect.element(page.getByText(reading.scrollHint)).toBeVisible();
      scrollToEnd(title);
      await expect.element(confirm()).toBeEnabled();
      await confirm().click();
      await expect.poll(() => sentEvents.at(-1)).toBe(code);
    }
    expect(sentEvents).toEqual(['1', '2']);
  });

  test.each([
    [true, authNotice.passed(5)],
    [false, authNotice.unverified(5)],
  ])('[2.22][4.24] the notice after an order is 396 wide; passed %s: %s', async (isPassed, words) => {
    const actor = createActor(authNoticeMachine.provide({ actors: { clock } }), {
      input: { target: '/user-center/', isPassed },
    }).start();
    root.render(<AuthNoticeDialog actor={actor} />);
    const dialog = page.getByRole('dialog', { name: authNotice.title });
    await expect.element(dialog).toHaveFocus();
    const shown = dialog.element();
    expect(shown.getBoundingClientRect().width).toBe(Math.min(396, width - 2 * GAP));
    await expect.element(page.getByText(words, { exact: true })).toBeVisible();
  });
});
