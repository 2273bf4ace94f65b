import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createActor, fromPromise } from 'xstate';
import { KIT } from '#copy/kit.ts';
import { type ResourceAddress, type ResourceAnswer, resourceMachine } from '#machines/resource/index.ts';
import { Content } from '#src/features/user-centre/pages/parts.tsx';
import '#src/ui/styles.css';

test('a list that is narrowed keeps what it shows, and says that the new is on its way', async () => {
  let answer: (content: string) => void = () => undefined;
  const read = fromPromise<ResourceAnswer, ResourceAddress>(
    () =>
      new Promise((resolve) => {
        answer = (content) => resolve({ outcome: 'found', content });
      }),
  );
  const actor = createActor(resourceMachine.provide({ actors: { read } }), { input: { path: 'order', query: '' } });
  actor.start();
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(<Content<string> content={actor}>{(text) => <p>{text}</p>}</Content>);
  answer('十六票');
  await expect.element(page.getByText('十六票')).toBeVisible();
  expect(page.getByText(KIT.loading).elements()).toEqual([]);

  actor.send({ type: 'resource.asked', path: 'order', query: 'status=booked' });
  await expect.element(page.getByRole('status').getByText(KIT.loading)).toBeInTheDocument();
  await expect.element(page.getByText('十六票')).toBeVisible();
  answer('三票');
  await expect.element(page.getByText('三票')).toBeVisible();
  await expect.element(page.getByText(KIT.loading)).not.toBeInTheDocument();
  root.unmount();
});
