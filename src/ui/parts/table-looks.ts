export type TableWidth = 768 | 1024;

export const cellLook = {
  head: 'sticky top-0 z-2 h-5 whitespace-nowrap border-line-2 border-b bg-sunken px-1.5 font-strong text-12 text-ink-2',
  body: 'bg-surface text-left align-middle font-normal group-hover:bg-hover',
  total: 'bg-surface px-1.5 py-1 align-middle font-strong text-16',
} as const;

/** Written out for each width, for a class name put together at run time is one the stylesheet never hears of. */
export const tableLooks = {
  768: {
    thead: 'hidden @min-[768px]:table-header-group',
    tbody: 'block @min-[768px]:table-row-group',
    row: 'grid grid-cols-2 gap-x-2 border-line border-b py-1 @min-[768px]:table-row',
    cell: 'grid gap-0 px-1.5 py-0.5 @min-[768px]:table-cell @min-[768px]:border-line @min-[768px]:border-b',
    firstCell:
      'col-span-2 font-strong @min-[768px]:sticky @min-[768px]:left-0 @min-[768px]:z-1 @min-[768px]:font-normal',
    roomy: '@min-[768px]:px-1.5 @min-[768px]:py-1',
    dense: '@min-[768px]:px-1.5 @min-[768px]:py-0.75',
    numeric: '@min-[768px]:text-right @min-[768px]:whitespace-nowrap',
    wideOnly: 'hidden @min-[768px]:table-cell',
    label: 'text-12 text-ink-3 @min-[768px]:hidden',
    detailRow: 'block @min-[768px]:table-row',
    detail: 'block border-line border-b bg-surface p-0 @min-[768px]:table-cell',
    total: 'grid grid-cols-[auto_1fr] @min-[768px]:table-row',
    firstTotal: 'border-line-ink border-t-[3px] border-double @min-[768px]:border-t-0',
    doubleRule: '@min-[768px]:border-line-ink @min-[768px]:border-t-[3px] @min-[768px]:border-double',
  },
  1024: {
    thead: 'hidden @min-[1024px]:table-header-group',
    tbody: 'block @min-[1024px]:table-row-group',
    row: 'grid grid-cols-2 gap-x-2 border-line border-b py-1 @min-[1024px]:table-row',
    cell: 'grid gap-0 px-1.5 py-0.5 @min-[1024px]:table-cell @min-[1024px]:border-line @min-[1024px]:border-b',
    firstCell:
      'col-span-2 font-strong @min-[1024px]:sticky @min-[1024px]:left-0 @min-[1024px]:z-1 @min-[1024px]:font-normal',
    roomy: '@min-[1024px]:px-1.5 @min-[1024px]:py-1',
    dense: '@min-[1024px]:px-1.5 @min-[1024px]:py-0.75',
    numeric: '@min-[1024px]:text-right @min-[1024px]:whitespace-nowrap',
    wideOnly: 'hidden @min-[1024px]:table-cell',
    label: 'text-12 text-ink-3 @min-[1024px]:hidden',
    detailRow: 'block @min-[1024px]:table-row',
    detail: 'block border-line border-b bg-surface p-0 @min-[1024px]:table-cell',
    total: 'grid grid-cols-[auto_1fr] @min-[1024px]:table-row',
    firstTotal: 'border-line-ink border-t-[3px] border-double @min-[1024px]:border-t-0',
    doubleRule: '@min-[1024px]:border-line-ink @min-[1024px]:border-t-[3px] @min-[1024px]:border-double',
  },
} as const satisfies Record<TableWidth, Record<string, string>>;
