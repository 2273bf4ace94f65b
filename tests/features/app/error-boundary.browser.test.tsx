import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { errors } from '#copy/shell.ts';
import { type Access, type Destination, type NavigationEvent, navigationMachine } from '#machines/navigation/index.ts';
import { ErrorBoundary } from '#src/features/navigation/views/ErrorBoundary.tsx';
import { PageOutlet } from '#src/features/navigation/views/PageOutlet.tsx';

function Broken(): never {
  throw Object.assign(new Error('secret of the machine room'), { status: 503 });
}

test('[4.30][2.4][8.6] a page that breaks while rendering shows the error page with its status, never a blank screen', async () => {
  const element = document.body.appendChild(document.createElement('div'));
  const root = createRoot(element, { onCaughtError: () => undefined });
  const retry = vi.fn();
  const reportError = vi.fn();
  root.render(
    <ErrorBoundary onRetry={retry} onError={reportError}>
      <Broken />
    </ErrorBoundary>,
  );
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: errors.serverBusy })).toBeVisible();
  await expect.element(page.getByText(errors.status(503))).toBeVisible();
  expect(reportError.mock.calls).toEqual([[expect.objectContaining({ status: 503 })]]);
  expect(element.textContent).not.toContain('secret');
  await page.getByRole('button', { name: errors.reload }).click();
  expect(retry).toHaveBeenCalledTimes(1);
  root.unmount();
});

test('[2.4][4.26] a permission check that breaks shows the error page with the status it broke with', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const actor = createActor(
    navigationMachine.provide({
      actors: {
        locations: fromCallback<NavigationEvent, undefined>(({ sendBack }) =>
          sendBack({ type: 'location.changed', path: '/', page: 'home', permission: 'public', query: '' }),
        ),
        checkAccess: fromPromise<Access, { destination: Destination }>(() =>
          Promise.reject(Object.assign(new Error('refused'), { status: 403 })),
        ),
      },
    }),
  ).start();
  root.render(<PageOutlet actor={actor} renderPage={() => null} lostPage={null} />);
  await expect.element(page.getByText(errors.status(403))).toBeVisible();
  await expect.element(page.getByRole('button', { name: errors.reload })).toBeEnabled();
  actor.stop();
  root.unmount();
});
