import { useEffect, useState } from 'react';
import { shell } from '#src/ui/copy/shell.ts';

type Code = { size: number; path: string } | 'failed' | null;

/** The square that leads a phone to the mini program, drawn from its configured address on first use. */
export function MiniProgramCode({ address }: { address: string }) {
  const [code, setCode] = useState<Code>(null);
  useEffect(() => {
    let isGone = false;
    import('./code-of.ts').then(
      ({ codeOf }) => isGone || setCode(codeOf(address)),
      () => isGone || setCode('failed'),
    );
    return () => {
      isGone = true;
    };
  }, [address]);
  if (code === 'failed')
    return (
      <p className="max-w-25 text-14 text-ink-2">
        {shell.miniProgramFailed}
        <a href={address} className="text-link underline">
          {address}
        </a>
      </p>
    );
  return (
    <div className="grid w-25 gap-1 text-center">
      {code === null ? (
        <span className="skeleton size-25" role="status" aria-label={shell.loading} />
      ) : (
        <svg
          viewBox={`0 0 ${code.size} ${code.size}`}
          role="img"
          aria-label={shell.miniProgramCode}
          className="size-25"
        >
          <rect width="100%" height="100%" className="fill-on-logo" />
          <path d={code.path} className="fill-un-black" shapeRendering="crispEdges" />
        </svg>
      )}
      <span className="text-12 text-ink-2">{shell.miniProgramHint}</span>
    </div>
  );
}
