const WIDTHS = ['md:hidden', 'max-md:hidden lg:hidden', 'max-lg:hidden'] as const;

/** About how high a section stands on a phone, on a tablet and on a desk. */
export const Spacer = ({ heights }: { heights: readonly [phone: number, tablet: number, desk: number] }) =>
  WIDTHS.map((width, at) => (
    <svg key={width} className={`invisible ${width}`} width="1" height={heights[at]} aria-hidden="true" />
  ));
