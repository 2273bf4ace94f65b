import { type ComponentType, useRef } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { lazyView } from '#src/lazy/lazy-view.tsx';
import { HeadlessMenu, type MenuProps } from '#src/ui/parts/headless/HeadlessMenu.tsx';
import { type EarlyPress, earlyHandlers } from '#src/ui/parts/headless/use-early-press.ts';

type Props = MenuProps & EarlyPress;

let root: Root | undefined;
afterEach(() => root?.unmount());

test('a menu pressed before its code has loaded opens once it has', async () => {
  let deliver: (code: ComponentType<Props>) => void = () => undefined;
  const code = new Promise<ComponentType<Props>>((resolve) => {
    deliver = resolve;
  });
  const View = lazyView<Props>(() => code, {
    fallback: ({ label, early }) => (
      <button type="button" {...earlyHandlers({ early })}>
        {label}
      </button>
    ),
  });
  const Pressed = () => {
    const early: EarlyPress['early'] = useRef('untouched');
    return <View early={early} label="更多" entries={[{ key: 'copy', label: '复制一票' }]} />;
  };
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(<Pressed />);
  await page.getByRole('button', { name: '更多' }).click();
  expect(document.querySelector('[role=menu]')).toBeNull();
  deliver(HeadlessMenu);
  await expect.element(page.getByRole('menuitem', { name: '复制一票' })).toBeVisible();
});
