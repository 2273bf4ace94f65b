import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { lazyView } from '#src/lazy/lazy-view.tsx';

let root: Root | undefined;
afterEach(() => root?.unmount());

test('after a failed load the view’s own fallback stays, and its press loads again', async () => {
  let isLost = true;
  const Loaded = ({ label }: { label: string }) => <p>{`${label}已载入`}</p>;
  const View = lazyView<{ label: string }>(
    async () => {
      if (isLost) throw new Error('no such chunk');
      return Loaded;
    },
    {
      fallback: ({ label }, onRetry) => (
        <button type="button" disabled={!onRetry} onClick={onRetry}>
          {label}
        </button>
      ),
    },
  );
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(<View label="菜单" />);
  const button = page.getByRole('button', { name: '菜单' });
  await expect.element(button).toBeEnabled();
  isLost = false;
  await button.click();
  await expect.element(page.getByText('菜单已载入')).toBeVisible();
});
