export type TableWidth = 768 | 1024;

export const cellLook = {
  head: 'sticky top-0 z-2 print:static h-5 whitespace-nowrap border-line-2 border-b bg-sunken px-1.5 font-strong text-12 text-ink-2',
  body: 'bg-surface text-left align-middle font-normal group-hover:bg-hover',
  total: 'bg-surface px-1.5 py-1 align-middle font-strong text-16',
  /** In cards alone: a cell of a table stays in its column. */
  first: '-order-2',
  early: '-order-1',
} as const;

/** Written out for each width, for a class name put together at run time is one the stylesheet never hears of. */
export const tableLooks = {
  768: {
    thead: 'hidden @min-[48rem]:table-header-group',
    tbody: 'block @min-[48rem]:table-row-group',
    row: 'grid grid-cols-2 gap-x-2 border-line border-b bg-surface py-1 hover:bg-hover @min-[36rem]:grid-cols-4 @min-[48rem]:table-row',
    cell: 'grid content-start gap-0 px-1.5 py-0.5 @min-[48rem]:table-cell @min-[48rem]:border-line @min-[48rem]:border-b',
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
    tbody: 'block @min-[64rem]:table-row-group',
    row: 'grid grid-cols-2 gap-x-2 border-line border-b bg-surface py-1 hover:bg-hover @min-[36rem]:grid-cols-4 @min-[64rem]:table-row',
    cell: 'grid content-start gap-0 px-1.5 py-0.5 @min-[64rem]:table-cell @min-[64rem]:border-line @min-[64rem]:border-b',
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
} as const satisfies Record<TableWidth, Record<string, string>>;
