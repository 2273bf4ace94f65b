import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { classes } from '../classes.ts';
import { Icon, type IconName } from '../icons/Icon.tsx';
import { Link } from './Link.tsx';

export type ButtonTone = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 32 | 40 | 48;

interface ButtonStyle {
  tone?: ButtonTone | undefined;
  size?: ButtonSize | undefined;
  icon?: IconName | undefined;
  /** Fills the available width. */
  block?: boolean | undefined;
  /** Hides the label visually; it remains the accessible name. */
  iconOnly?: boolean | undefined;
  busy?: boolean | undefined;
}

const TONES: Record<ButtonTone, string> = {
  primary: 'border-action bg-action text-on-action hover:border-action-hover hover:bg-action-hover',
  secondary: 'border-line-2 bg-surface text-ink hover:border-line-field hover:bg-hover',
  quiet: 'border-transparent bg-transparent text-link hover:bg-link-soft',
  danger: 'border-danger-line bg-surface text-danger hover:bg-danger-soft',
};
const SIZES: Record<ButtonSize, [words: string, icon: string]> = {
  32: ['min-h-4 px-1.5 text-14', 'size-4'],
  40: ['min-h-5 px-2 text-14', 'size-5'],
  48: ['min-h-6 px-3 text-16', 'size-6'],
};

export function buttonClasses({ tone = 'secondary', size = 40, block, iconOnly }: ButtonStyle) {
  return classes(
    'inline-flex max-w-full shrink-0 cursor-pointer items-center justify-center gap-1 rounded border text-center font-strong no-underline transition-colors duration-160 ease-out',
    'disabled:cursor-not-allowed disabled:text-ink-3',
    tone === 'quiet' ? 'disabled:bg-transparent' : 'disabled:border-line disabled:bg-sunken',
    TONES[tone],
    SIZES[size][iconOnly ? 1 : 0],
    block && 'w-full',
  );
}

type Dressed<Attributes> = ButtonStyle & Attributes & { children?: ReactNode; className?: string | undefined };

/** Turns the button's props into classes and children. */
function dressed<Attributes>({
  tone,
  size,
  icon,
  block,
  iconOnly,
  busy,
  children,
  className,
  ...rest
}: Dressed<Attributes>) {
  return {
    ...rest,
    className: classes(buttonClasses({ tone, size, block, iconOnly }), className),
    children: (
      <>
        {busy ? <span className="busy-mark" aria-hidden="true" /> : icon && <Icon name={icon} />}
        <span className={iconOnly ? 'sr-only' : 'min-w-0'}>{children}</span>
      </>
    ),
  };
}

type ButtonProps = ButtonStyle & ButtonHTMLAttributes<HTMLButtonElement> & { ref?: Ref<HTMLButtonElement> | undefined };

export function Button({ onClick, ...props }: ButtonProps) {
  const { busy } = props;
  return (
    <button
      type="button"
      {...dressed(props)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      /* A busy button keeps the focus, so it ignores clicks instead of being disabled. */
      onClick={busy ? (event) => event.preventDefault() : onClick}
    />
  );
}

export const ButtonLink = (props: Omit<ButtonStyle, 'busy'> & AnchorHTMLAttributes<HTMLAnchorElement>) => (
  <Link {...dressed(props)} />
);
