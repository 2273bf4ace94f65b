import type { AnswerOf } from '#contract/call.ts';
import type { Table } from '#contract/table.ts';
import { deskTools } from '#copy/dg-desk/tools.ts';
import { listsClass } from '#domain/dangerous-goods/class-match.ts';
import { publicCarrierCode } from '#domain/reference/ocean-carriers.ts';
import { Link } from '#src/ui/parts/Link.tsx';
import { PlacardDrawing } from '#src/ui/placard/ClassPlacard.tsx';
import { classHref, deskClasses } from '../views/desk-classes.ts';

const words = deskTools.carriers;

export type DeskCarriers = AnswerOf<Table['suppliers']>;
type Carrier = DeskCarriers[number];

const refusedBy = ({ dgRejectClasses }: Carrier) => deskClasses.filter((one) => listsClass(dgRejectClasses, one));

/** Classes accepted by carrier: a table on wide screens, else the refused classes of each. */
export function CarrierClasses({ carriers }: { carriers: DeskCarriers }) {
  return (
    <div className="grid gap-1">
      <table className="hidden w-full table-fixed border-collapse text-center text-12 lg:table">
        <caption className="sr-only">{words.caption}</caption>
        <thead>
          <tr>
            <th scope="col" className="w-18 p-0.5 text-left font-strong">
              {words.carrier}
            </th>
            {deskClasses.map((one) => (
              <th key={one} scope="col" className="p-0.5 font-strong">
                <Link href={classHref(one)} className="inline-grid justify-items-center text-link">
                  <PlacardDrawing value={one} size={24} />
                  {one}
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {carriers.map((carrier) => (
            <CarrierRow key={carrier.id} carrier={carrier} />
          ))}
        </tbody>
      </table>
      <ul className="lg:hidden">
        {carriers.map((carrier) => (
          <CarrierLine key={carrier.id} carrier={carrier} />
        ))}
      </ul>
      <p className="hidden text-12 text-ink-3 lg:block">{words.note}</p>
    </div>
  );
}

function CarrierRow({ carrier }: { carrier: Carrier }) {
  const refused = refusedBy(carrier);
  return (
    <tr className="border-line border-t hover:bg-hover">
      <th scope="row" className="p-0.5 text-left font-normal">
        {carrier.name} <span className="text-ink-3">{publicCarrierCode(carrier.code)}</span>
      </th>
      {deskClasses.map((one) => {
        const isRefused = refused.includes(one);
        return (
          <td key={one} className={isRefused ? 'bg-track-soft p-0.5 text-track' : 'p-0.5 text-ok'}>
            <span aria-hidden="true">{isRefused ? '◇' : '◆'}</span>
            <span className="sr-only">{isRefused ? words.refuses : words.takes}</span>
          </td>
        );
      })}
    </tr>
  );
}

function CarrierLine({ carrier }: { carrier: Carrier }) {
  const refused = refusedBy(carrier);
  return (
    <li className="flex items-baseline justify-between gap-1 border-line border-b py-0.75">
      <span>
        {carrier.name} <span className="text-12 text-ink-3">{publicCarrierCode(carrier.code)}</span>
      </span>
      {refused.length === 0 ? (
        <span className="shrink-0 text-12 text-ok">{words.takesAll}</span>
      ) : (
        <span className="text-right text-12 text-track">{words.refusedClasses(refused.join('、'))}</span>
      )}
    </li>
  );
}
