import type { WarehouseAnswer } from '#contract/calls/warehouses.ts';
import { classes } from '#src/ui/classes.ts';
import { warehouse } from '#src/ui/copy/warehouse.ts';

const words = warehouse.fire;
const CATEGORIES = ['甲', '乙', '丙'] as const;

/** Which fire category each of the goods is of by its flash point. */
export function FireScale({ goods }: { goods: WarehouseAnswer['goods'] }) {
  const open = goods.filter(({ categories }) => categories.length === 0);
  return (
    <section aria-label={words.title} className="grid gap-0.75">
      <p className="flex justify-between gap-2">
        <span className="font-strong">{words.title}</span>
        <span className="text-12 text-ink-3">{words.standard}</span>
      </p>
      <ul className="grid grid-cols-3">
        {CATEGORIES.map((category) => {
          const here = goods.filter(({ categories }) => categories.includes(category));
          return (
            <li
              key={category}
              className={classes(
                'grid min-w-0 content-start gap-0.25 border border-line-2 p-1',
                here.length > 0 && 'border-sea bg-sea-soft',
              )}
            >
              <span className="font-strong">{words.category(category)}</span>
              <span className="text-12 text-ink-2">{words.spans[category]}</span>
              {here.map(({ unNo, nameCn, flashPoint }) => (
                <span key={`${unNo} ${flashPoint}`} className="text-12">
                  {warehouse.goodsName({ unNo, nameCn })}
                  {flashPoint !== null && /^-?\d/.test(flashPoint) ? (
                    <span className="block text-ink-3">{words.flash(flashPoint)}</span>
                  ) : null}
                </span>
              ))}
            </li>
          );
        })}
      </ul>
      {open.length === 0 ? null : (
        <p className="text-12 text-ink-2">{words.open(open.map(warehouse.goodsName).join('、'))}</p>
      )}
      <p className="text-12 text-ink-3">{words.note}</p>
    </section>
  );
}
