import { dgdesk as words } from '#copy/dg-desk/works.ts';
import { deskOrderAddress } from '#domain/dg-desk/order-link.ts';
import { DESK_DAYS } from '#domain/dg-desk/works.ts';
import { type DeskWork, deskWorks } from '#domain/reference/desk-works.ts';
import { ButtonLink } from '#src/ui/parts/Button.tsx';
import { DemoMark } from '#src/ui/parts/DemoMark.tsx';

const orderHref = (works: readonly DeskWork[]) => deskOrderAddress({ works, unNo: '', packingGroup: '' });

/** Services for dangerous goods: result, duration, requirements and order link. */
export function Services() {
  return (
    <section aria-labelledby="desk-services" className="mt-4">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
        <div>
          <h2 id="desk-services" className="font-strong text-20 leading-head">
            {words.listTitle}
          </h2>
          <p className="text-ink-2">{words.listNote}</p>
        </div>
        <ButtonLink href={orderHref([])}>{words.order}</ButtonLink>
      </div>
      <ul className="grid border-line border-t md:grid-cols-2 md:gap-x-4">
        {deskWorks.map((work) => {
          const { name, gives, papers } = words.works[work];
          const { normal, urgent } = DESK_DAYS[work];
          return (
            <li key={work} className="flex items-start justify-between gap-2 border-line border-b py-1.5">
              <div className="min-w-0">
                <h3 className="font-strong">{name}</h3>
                <p className="text-ink-2">{gives}</p>
                <p className="text-12 text-ink-3">
                  {words.listDays(normal, urgent)}，{words.papersNeeded}：{papers}
                </p>
              </div>
              <ButtonLink href={orderHref([work])} size={32} className="shrink-0" aria-label={words.orderOf(name)}>
                {words.order}
              </ButtonLink>
            </li>
          );
        })}
      </ul>
      <p className="mt-1 text-12 text-ink-3">
        <DemoMark /> {words.verdict}
      </p>
    </section>
  );
}
