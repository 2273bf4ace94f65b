/** Indeterminate progress: fills most of its frame while loading. */
export const FillingBar = ({ variant }: { variant: 'filling' | 'completing' | 'full' }) => (
  <div
    data-variant={variant}
    className="neatline-fill h-full w-[95%] transition-[width] ease-out data-[variant=completing]:w-full data-[variant=completing]:duration-[var(--slow)] data-[variant=filling]:duration-[5s] motion-reduce:transition-none starting:w-0"
  />
);
