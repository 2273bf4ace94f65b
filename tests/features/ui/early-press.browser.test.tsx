import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Menu } from '#src/ui/parts/list/Menu.tsx';

let root: Root | undefined;
afterEach(() => root?.unmount());

test('a menu pressed before its code has loaded opens once it has', async () => {
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(<Menu label="更多" entries={[{ key: 'copy', label: '复制一票' }]} />);
  await expect.poll(() => document.querySelector('button')).not.toBeNull();
  const standIn = document.querySelector('button');
  standIn?.click();
  await expect.element(page.getByRole('menuitem', { name: '复制一票' })).toBeVisible();
  expect(standIn?.isConnected).toBe(false);
});
