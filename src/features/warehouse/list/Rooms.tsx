import type { WarehouseAnswer } from '#contract/calls/warehouses.ts';
import { warehouse } from '#copy/warehouse/search.ts';
import { Badge, type BadgeTone } from '#src/ui/parts/common/Badge.tsx';
import { PlacardRow } from '#src/ui/placard/ClassPlacard.tsx';

const words = warehouse.rooms;

type Pair = WarehouseAnswer['pairs'][number];

const TONES: Record<Pair['apart'], BadgeTone> = { PASSAGE: 'ok', WALL: 'warn', BUILDING: 'track' };
const ORDER: readonly Pair['apart'][] = ['BUILDING', 'WALL', 'PASSAGE'];

/** Goods that share a room, and why others may not. */
export function Rooms({ answer: { goods, pairs, rooms } }: { answer: WarehouseAnswer }) {
  if (goods.length < 2) return null;
  const strictFirst = pairs.toSorted((one, other) => ORDER.indexOf(one.apart) - ORDER.indexOf(other.apart));
  return (
    <section
      aria-label={words.title(goods.length, rooms.length)}
      className="grid gap-1.5 rounded border border-line bg-surface p-2 md:p-3"
    >
      <h2 className="font-strong text-16">{words.title(goods.length, rooms.length)}</h2>
      <ol className="grid gap-1 md:grid-cols-2">
        {rooms.map((room, index) => (
          <li key={room.join(' ')} className="grid content-start gap-0.5 border-line border-t pt-1">
            <span className="text-12 text-ink-3">{words.room(index + 1)}</span>
            {room.map((at) => {
              const one = goods[at];
              return one === undefined ? null : (
                <span key={at} className="flex flex-wrap items-center gap-x-1">
                  <PlacardRow values={one.classes} />
                  {warehouse.goodsName(one)}
                </span>
              );
            })}
          </li>
        ))}
      </ol>
      <details open={rooms.length > 1}>
        <summary className="min-h-4 cursor-pointer py-0.5 text-link">{words.pairs}</summary>
        <ul className="grid gap-0.75 pt-0.5">
          {strictFirst.map(({ a, b, apart, reason }) => (
            <li key={`${a} ${b}`} className="grid justify-items-start gap-0.25">
              <Badge tone={TONES[apart]}>{words.apart[apart]}</Badge>
              <span className="text-ink-2">{reason}</span>
            </li>
          ))}
        </ul>
      </details>
      <p className="text-12 text-ink-3">{words.note}</p>
    </section>
  );
}
