import { type ElementType, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { KIT } from '#copy/kit.ts';
import { classes } from '../classes.ts';
import { Button } from './Button.tsx';

export interface DialogProps {
  open: boolean;
  title: string;
  /** Hides the header; the title stays as accessible name. */
  plain?: boolean;
  /** Small text at the end of the header, such as a version. */
  note?: ReactNode;
  width?: 348 | 396 | 400 | 560 | 800;
  /** Slides in from the side. */
  side?: boolean;
  /** Cannot be closed by Escape, the backdrop or a close button. */
  held?: boolean;
  onClose: () => void;
  children: ReactNode;
  foot?: ReactNode;
}

interface SheetProps extends DialogProps {
  /** Container and title elements: plain, or those of Headless UI. */
  Panel: ElementType;
  Title: ElementType;
  /** Animates on opening. */
  arrives: boolean;
  /** Rendered before the content. */
  first?: ReactNode;
}

const WIDTHS = { 348: 'max-w-43.5', 396: 'max-w-49.5', 400: 'max-w-50', 560: 'max-w-70', 800: 'max-w-100' } as const;

/** Position of a dialog over the page. */
export const OVER_PAGE = 'fixed inset-0 z-40 outline-0';

function Head({ title, plain, note, held, onClose, Title }: SheetProps) {
  if (plain) return <Title className="sr-only">{title}</Title>;
  return (
    <div className="flex min-h-7 shrink-0 items-center gap-1 border-line border-b py-1.5 pr-1 pl-2 md:pl-3">
      <Title className="min-w-0 font-strong text-16 leading-head">{title}</Title>
      {note && <div className="min-w-0 text-12 text-ink-3">{note}</div>}
      <span className="ml-auto shrink-0">
        {!held && (
          <Button tone="quiet" size={32} icon="close" iconOnly onClick={onClose}>
            {KIT.close}
          </Button>
        )}
      </span>
    </div>
  );
}

/** Focusable only while it scrolls. */
function Body({ title, children }: { title: string; children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useLayoutEffect(() => {
    const element = body.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setScrolls(element.scrollHeight > element.clientHeight + 1));
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);
  return (
    <div
      ref={body}
      {...(scrolls ? { tabIndex: 0, role: 'region', 'aria-label': title } : {})}
      className="min-h-0 flex-1 overflow-y-auto p-2 outline-offset-[-2px] md:p-3"
    >
      <div>{children}</div>
    </div>
  );
}

/** Backdrop and sheet of a dialog, with header, body and footer. */
export function DialogSheet(props: SheetProps) {
  const { side, width = 560, title, children, foot, Panel, arrives, first } = props;
  return (
    <>
      <div className="fixed inset-0 bg-mask" aria-hidden="true" />
      <div className={classes('fixed inset-0 flex', side ? 'justify-end' : 'items-center justify-center p-2')}>
        <Panel
          className={classes(
            arrives && 'arrive',
            'flex min-h-0 w-full flex-col overflow-clip bg-surface text-14 text-ink shadow-float',
            side ? 'h-full max-w-40' : classes('max-h-full rounded', WIDTHS[width]),
          )}
        >
          {first}
          <Head {...props} />
          <Body title={title}>{children}</Body>
          {foot && (
            <div className="flex shrink-0 flex-wrap items-center justify-end gap-1 border-line border-t px-2 py-2 max-md:*:grow md:px-3">
              {foot}
            </div>
          )}
        </Panel>
      </div>
    </>
  );
}
