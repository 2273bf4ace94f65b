import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { type HeaderRef, selectIsHidden, selectIsSolid } from '#machines/header/index.ts';
import { brand } from '#src/ui/brand.ts';
import { shell } from '#src/ui/copy/shell.ts';

export function Header({ actor, children }: { actor: HeaderRef; children?: ReactNode }) {
  const isHidden = useSelector(actor, selectIsHidden);
  const isSolid = useSelector(actor, selectIsSolid);

  return (
    <header
      data-visibility={isHidden ? 'hidden' : 'visible'}
      data-background={isSolid ? 'solid' : 'clear'}
      className="sticky top-0 border-b border-transparent transition-transform duration-[var(--slow)] data-[background=solid]:border-line data-[background=solid]:bg-surface not-focus-within:data-[visibility=hidden]:-translate-y-full motion-reduce:transition-none"
    >
      <div className="mx-auto flex max-w-[var(--page)] items-center gap-3 p-2">
        <a href="/" aria-label={shell.homeLink} className="text-20 font-strong text-sea">
          {brand.name}
        </a>
        {children}
      </div>
    </header>
  );
}
