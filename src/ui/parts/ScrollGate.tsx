import { type ReactNode, useCallback, useRef } from 'react';

interface ScrollGateProps {
  label: string;
  /** Pixels of text below the visible part; called on mount, scroll and resize. */
  onDistance: (pixels: number) => void;
  children: ReactNode;
}

/** Scrollable regions must be focusable by keyboard. */
const stop = { tabIndex: 0 };

/** A long text in a scrollable box with reading progress. */
export function ScrollGate({ label, onDistance, children }: ScrollGateProps) {
  const scale = useRef<HTMLSpanElement>(null);
  const measure = useCallback(
    ({ scrollHeight, scrollTop, clientHeight }: HTMLElement) => {
      const seen = scrollHeight === 0 ? 0 : Math.min(1, (scrollTop + clientHeight) / scrollHeight);
      if (scale.current) scale.current.style.width = `${Math.round(seen * 100)}%`;
      onDistance(scrollHeight - scrollTop - clientHeight);
    },
    [onDistance],
  );
  const watch = useCallback(
    (box: HTMLElement) => {
      const report = () => measure(box);
      const sizes = new ResizeObserver(report);
      sizes.observe(box);
      for (const child of box.children) sizes.observe(child);
      return () => sizes.disconnect();
    },
    [measure],
  );
  return (
    <div className="grid gap-2">
      <div className="scale-bar print:hidden" aria-hidden="true">
        <span ref={scale} />
      </div>
      <section
        ref={watch}
        aria-label={label}
        {...stop}
        onScroll={(event) => measure(event.currentTarget)}
        className="-mx-1 min-h-12 max-h-[min(60vh,100dvh-240px)] overflow-y-auto px-1 outline-offset-[-2px] print:mx-0 print:px-0 print:max-h-none print:overflow-visible"
      >
        <div>{children}</div>
      </section>
    </div>
  );
}
