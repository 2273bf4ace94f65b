/** Floating surface: one shadow, no border. */
export const floatingClass =
  'arrive z-30 rounded bg-surface p-1 text-ink text-14 shadow-float outline-0 max-w-[calc(100vw-16px)] [--anchor-gap:4px] [--anchor-padding:8px]';
export const optionClass =
  'flex min-h-4.5 cursor-pointer items-center gap-1 rounded-[4px] p-1 data-focus:bg-sea-soft data-disabled:cursor-not-allowed data-disabled:text-ink-3';
