import { type ReactNode, useCallback } from 'react';

interface ScrollGateProps {
  label: string;
  /** How many pixels of the text lie below what is seen: said at once, on scrolling and on every change of size. */
  onDistance: (pixels: number) => void;
  children: ReactNode;
}

/** A box that scrolls is a stop for the keyboard. */
const stop = { tabIndex: 0 };

const distance = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement) => scrollHeight - scrollTop - clientHeight;

/** A long text in a box of its own, reached and scrolled by keyboard too. */
export function ScrollGate({ label, onDistance, children }: ScrollGateProps) {
  const watch = useCallback(
    (box: HTMLElement) => {
      const tell = () => onDistance(distance(box));
      const sizes = new ResizeObserver(tell);
      sizes.observe(box);
      for (const child of box.children) sizes.observe(child);
      return () => sizes.disconnect();
    },
    [onDistance],
  );
  return (
    <section
      ref={watch}
      aria-label={label}
      {...stop}
      onScroll={(event) => onDistance(distance(event.currentTarget))}
      className="-mx-1 max-h-[60vh] overflow-y-auto px-1 outline-offset-[-2px] print:mx-0 print:px-0 print:max-h-none print:overflow-visible"
    >
      <div>{children}</div>
    </section>
  );
}
