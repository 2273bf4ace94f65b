import { Button } from '../Button.tsx';
import type { MenuProps } from '../headless/HeadlessMenu.tsx';
import { useOpener } from '../use-opener.ts';

export type { MenuEntry } from '../headless/HeadlessMenu.tsx';

export function Menu(props: MenuProps) {
  const { headless, isLoading, keys, handlers } = useOpener();
  const { label, entries: _entries, ...button } = props;
  if (headless) return <headless.HeadlessMenu {...props} keys={keys} />;
  return (
    <Button {...button} aria-haspopup="menu" aria-expanded={false} data-waiting={isLoading || undefined} {...handlers}>
      {label}
    </Button>
  );
}
