import { brand } from '#copy/brand.ts';
import { classes } from '../classes.ts';

/** The company's logo, or the built-in one: a placard above a hull and water. */
export function Logo({ className, src = brand.logo }: { className?: string; src?: string | null }) {
  const box = classes('size-4 shrink-0', className);
  return src ? (
    <img src={src} alt="" className={box} />
  ) : (
    <svg viewBox="0 0 48 48" className={box} aria-hidden="true">
      <path d="M24 1.5 46.5 24 24 46.5 1.5 24Z" className="fill-logo-ground" />
      <path d="M24 8.2 31.3 15.5 24 22.8 16.7 15.5Z" className="fill-logo-mark" />
      <path d="M8.5 24.5h31l-6.2 7H14.7Z" className="fill-on-logo" />
      <path
        d="M16.5 35.2c2.5-1.7 5-1.7 7.5 0s5 1.7 7.5 0"
        className="fill-transparent stroke-on-logo"
        strokeWidth="2.2"
        strokeLinecap="round"
      />
    </svg>
  );
}
