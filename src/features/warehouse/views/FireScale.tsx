import type { WarehouseAnswer } from '#contract/services/warehouse-list.ts';
import { warehouse } from '#copy/warehouse/search.ts';
import { FIRE_BOUNDS } from '#domain/dangerous-goods/packing-group.ts';
import { classes } from '#src/ui/classes.ts';

const words = warehouse.fire;
const CATEGORIES = ['甲', '乙', '丙'] as const;
/** The scale ends at the last bound. */
const BOUNDS = [...FIRE_BOUNDS, 100] as const;
const RANGE = /^(-?\d+(?:\.\d+)?)(?:-(\d+(?:\.\d+)?))?$/;

/** Position on the scale; values beyond an end are clamped. */
const percentOf = (degrees: string) => Math.min(98.5, Math.max(1.5, Number(degrees)));

/** Fire category of each of the goods, by flash point. */
export function FireScale({ goods }: { goods: WarehouseAnswer['goods'] }) {
  const open = goods.filter(({ categories }) => categories.length === 0);
  return (
    <section aria-label={words.title} className="grid gap-0.75">
      <p className="flex justify-between gap-2">
        <span className="font-strong">{words.title}</span>
        <span className="text-12 text-ink-3">{words.standard}</span>
      </p>
      <ul className="grid grid-cols-[28fr_32fr_40fr]">
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
      <Degrees goods={goods} />
      {open.length === 0 ? null : (
        <p className="text-12 text-ink-2">{words.open(open.map(warehouse.goodsName).join('、'))}</p>
      )}
      <p className="text-12 text-ink-3">{words.note}</p>
    </section>
  );
}

/** Flash points on a scale, ranges as spans; decorative, the text above states the same. */
const Degrees = ({ goods }: { goods: WarehouseAnswer['goods'] }) => (
  <svg className="h-4 w-full overflow-visible" aria-hidden="true">
    {BOUNDS.map((degrees) => (
      <text
        key={degrees}
        x={`${degrees}%`}
        y="28"
        textAnchor={degrees === 100 ? 'end' : 'middle'}
        className="fill-ink-3 text-12"
      >
        {degrees === 100 ? words.degrees(degrees) : degrees}
      </text>
    ))}
    {goods.map(({ unNo, flashPoint }) => {
      const [, from, to = from] = RANGE.exec(flashPoint ?? '') ?? [];
      if (from === undefined || to === undefined) return null;
      const [first, last] = [percentOf(from), percentOf(to)];
      return (
        <g key={`${unNo} ${flashPoint}`} className="fill-track stroke-track">
          <line x1={`${first}%`} x2={`${last}%`} y1="7" y2="7" strokeWidth="3" />
          {[...new Set([first, last])].map((percent) => (
            <svg key={percent} x={`${percent}%`} y="7" className="overflow-visible" aria-hidden="true">
              <path d="M0-7 7 0 0 7-7 0Z" />
            </svg>
          ))}
        </g>
      );
    })}
  </svg>
);
