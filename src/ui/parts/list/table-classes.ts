/** `two-lines`: rows of two lines become cards of three below 1152 px, with cells placed by their column. */
export type TableWidth = 768 | 1024 | 'two-lines';

export const cellClasses = {
  head: 'sticky top-0 z-2 print:static h-5 whitespace-nowrap border-line-2 border-b bg-sunken font-strong text-12 text-ink-2',
  body: 'bg-surface text-left align-middle font-normal group-hover:bg-hover',
  total: 'bg-surface px-1.5 py-1 align-middle font-strong text-16',
  /** Cards only: table cells keep their column. */
  first: '-order-2',
  early: '-order-1',
} as const;

/** Literal class names for each width: Tailwind cannot detect computed ones. */
export const tableClasses = {
  768: {
    thead: 'hidden @min-[48rem]:table-header-group',
    head: 'px-1.5',
    tbody: 'block @min-[48rem]:table-row-group',
    row: 'grid grid-cols-2 gap-x-2 border-line border-b bg-surface py-1 hover:bg-hover @min-[36rem]:grid-cols-4 @min-[48rem]:table-row',
    cell: 'grid content-start gap-0 px-1.5 py-0.5 @min-[48rem]:table-cell',
    rule: '@min-[48rem]:border-line @min-[48rem]:border-b',
    firstCell:
      'col-span-full font-strong @min-[48rem]:sticky @min-[48rem]:left-0 @min-[48rem]:z-1 @min-[48rem]:font-normal',
    roomy: '@min-[48rem]:px-1.5 @min-[48rem]:py-1',
    dense: '@min-[48rem]:px-1.5 @min-[48rem]:py-0.75',
    numeric: '@min-[48rem]:text-right @min-[48rem]:whitespace-nowrap',
    wideOnly: 'hidden @min-[48rem]:table-cell',
    label: 'text-12 text-ink-3 @min-[48rem]:hidden',
    detailRow: 'block @min-[48rem]:table-row',
    detail: 'block border-line border-b bg-surface p-0 @min-[48rem]:table-cell',
    total: 'grid grid-cols-[auto_1fr] @min-[48rem]:table-row',
    firstTotal: 'border-line-ink border-t-[3px] border-double @min-[48rem]:border-t-0',
    doubleRule: '@min-[48rem]:border-line-ink @min-[48rem]:border-t-[3px] @min-[48rem]:border-double',
  },
  1024: {
    thead: 'hidden @min-[64rem]:table-header-group',
    head: 'px-1.5',
    tbody: 'block @min-[64rem]:table-row-group',
    row: 'grid grid-cols-2 gap-x-2 border-line border-b bg-surface py-1 hover:bg-hover @min-[36rem]:grid-cols-4 @min-[64rem]:table-row',
    cell: 'grid content-start gap-0 px-1.5 py-0.5 @min-[64rem]:table-cell',
    rule: '@min-[64rem]:border-line @min-[64rem]:border-b',
    firstCell:
      'col-span-full font-strong @min-[64rem]:sticky @min-[64rem]:left-0 @min-[64rem]:z-1 @min-[64rem]:font-normal',
    roomy: '@min-[64rem]:px-1.5 @min-[64rem]:py-1',
    dense: '@min-[64rem]:px-1.5 @min-[64rem]:py-0.75',
    numeric: '@min-[64rem]:text-right @min-[64rem]:whitespace-nowrap',
    wideOnly: 'hidden @min-[64rem]:table-cell',
    label: 'text-12 text-ink-3 @min-[64rem]:hidden',
    detailRow: 'block @min-[64rem]:table-row',
    detail: 'block border-line border-b bg-surface p-0 @min-[64rem]:table-cell',
    total: 'grid grid-cols-[auto_1fr] @min-[64rem]:table-row',
    firstTotal: 'border-line-ink border-t-[3px] border-double @min-[64rem]:border-t-0',
    doubleRule: '@min-[64rem]:border-line-ink @min-[64rem]:border-t-[3px] @min-[64rem]:border-double',
  },
  'two-lines': {
    thead: 'hidden print:table-header-group @min-[72rem]:table-header-group',
    head: 'px-1 first:pl-1.5 last:pr-1.5',
    tbody: 'block print:table-row-group @min-[72rem]:table-row-group',
    row: 'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-1 gap-y-0.25 border-line border-b bg-surface px-1.5 py-1 hover:bg-hover @min-[40rem]:grid-cols-[repeat(3,minmax(0,1fr))_auto] print:table-row @min-[72rem]:table-row',
    cell: 'print:table-cell print:px-1 print:py-0.5 @min-[72rem]:table-cell',
    rule: '@min-[72rem]:border-line @min-[72rem]:border-b',
    firstCell: '@min-[72rem]:sticky @min-[72rem]:left-0 @min-[72rem]:z-1',
    roomy: '@min-[72rem]:px-1 @min-[72rem]:py-0.5 @min-[72rem]:first:pl-1.5 @min-[72rem]:last:pr-1.5',
    dense: '@min-[72rem]:px-1 @min-[72rem]:py-0.5 @min-[72rem]:first:pl-1.5 @min-[72rem]:last:pr-1.5',
    numeric: 'text-right @min-[72rem]:whitespace-nowrap',
    wideOnly: 'hidden print:table-cell @min-[72rem]:table-cell',
    label: 'sr-only print:hidden @min-[72rem]:hidden',
    detailRow: 'block print:table-row @min-[72rem]:table-row',
    detail: 'block border-line border-b bg-surface p-0 print:table-cell @min-[72rem]:table-cell',
    total: 'grid grid-cols-[auto_1fr] @min-[72rem]:table-row',
    firstTotal: 'border-line-ink border-t-[3px] border-double @min-[72rem]:border-t-0',
    doubleRule: '@min-[72rem]:border-line-ink @min-[72rem]:border-t-[3px] @min-[72rem]:border-double',
  },
} as const satisfies Record<TableWidth, Record<string, string>>;
