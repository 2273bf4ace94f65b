import type { ReactNode } from 'react';
import { KIT } from '#copy/kit.ts';
import { errors } from '#copy/shell.ts';
import { Illustration, type IllustrationName } from '../../art/Illustration.tsx';
import { Button } from '../Button.tsx';

/** Replaces a part whose code failed to load. */
export const Missing = () => <p role="alert">{errors.chunkFailed}</p>;

export interface EmptyProps {
  picture: IllustrationName;
  title: string;
  /** Next action, or what was saved. */
  children?: ReactNode;
  actions?: ReactNode;
  level?: 2 | 3;
}

export function Empty({ picture, title, children, actions, level = 3 }: EmptyProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="grid justify-items-center gap-1.5 px-3 py-5 text-center">
      <Illustration name={picture} />
      <Heading className="text-balance font-strong text-16 leading-head">{title}</Heading>
      {children && <div className="max-w-[34em] text-ink-2">{children}</div>}
      {actions && <div className="flex max-w-full flex-wrap justify-center gap-1">{actions}</div>}
    </div>
  );
}

/** States what happened and what was saved, and offers a next action. */
export function ErrorState(props: {
  title?: string;
  children?: ReactNode;
  onRetry?: () => void;
  retrying?: boolean;
  code?: string;
  onCopyCode?: (code: string) => void;
  picture?: IllustrationName;
  level?: 2 | 3;
}) {
  const { code, level = 3, onCopyCode, onRetry } = props;
  return (
    <div role="alert">
      <Empty
        picture={props.picture ?? 'ibc'}
        title={props.title ?? KIT.error.title}
        level={level}
        actions={
          <>
            {onRetry && (
              <Button tone="primary" busy={props.retrying} onClick={onRetry}>
                {KIT.retry}
              </Button>
            )}
            {code && onCopyCode && (
              <Button icon="copy" onClick={() => onCopyCode(code)}>
                {KIT.error.copy(code)}
              </Button>
            )}
          </>
        }
      >
        {props.children}
      </Empty>
    </div>
  );
}
