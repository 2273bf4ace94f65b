import type { ModeAdvice } from '#contract/calls/mode-advice.ts';
import { modes as words } from '#copy/dg-desk/modes.ts';
import { head } from '#copy/shell.ts';
import { showMeasure } from '#domain/measure-text.ts';
import { type ModesTyped, readModesTyped } from '#domain/modes/address.ts';
import type { ResourceRef } from '#machines/resource/index.ts';
import { ModesForm } from '#src/features/modes/views/ModesForm.tsx';
import { ModesTable } from '#src/features/modes/views/ModesTable.tsx';
import { BarKey } from '#src/features/modes/views/PerTon.tsx';
import { TankFill } from '#src/features/modes/views/TankFill.tsx';
import { ResourceView } from '#src/features/resource/views/ResourceView.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { SkeletonForm } from '#src/ui/parts/common/Skeleton.tsx';
import { DemoMark } from '#src/ui/parts/DemoMark.tsx';
import { Link } from '#src/ui/parts/Link.tsx';
import { Missing } from '#src/ui/parts/list/Empty.tsx';
import { PlacardRow } from '#src/ui/placard/ClassPlacard.tsx';
import { sheetHref } from './desk-classes.ts';

/** Compares the transport modes for one chemical. */
export default function ModesPage({ modes }: { modes: ResourceRef<ModeAdvice | null> }) {
  return (
    <section aria-label={words.title} className="grid gap-3">
      <title>{head.title(words.title)}</title>
      <meta name="description" content={words.description} />
      <div className="lg:min-h-16">
        <Link href="/dgdesk" className="text-link">
          {words.back}
        </Link>
        <h1 className="mt-1 text-balance font-strong text-28 leading-head">{words.title}</h1>
        <p className="mt-0.5 text-16 text-ink-2">{words.lead}</p>
      </div>
      <ResourceView actor={modes} skeleton={<SkeletonForm />} missing={<Missing />}>
        {(advice, query) => (advice === null ? <SkeletonForm /> : <Advice advice={advice} query={query} />)}
      </ResourceView>
    </section>
  );
}

export function Advice({ advice, query }: { advice: ModeAdvice; query: string }) {
  const typed = readModesTyped(query);
  return (
    <div className="grid gap-3">
      <ModesForm key={query} query={query} ends={advice} isAnswered={advice.rows.length > 0} />
      <Goods advice={advice} typed={typed} />
      {advice.rows.length === 0 ? (
        <Note>{words.wait}</Note>
      ) : (
        <section aria-labelledby="ways" className="grid min-w-0 gap-1">
          <div className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
            <h2 id="ways" className="font-strong text-20 leading-head">
              {words.table.title}
            </h2>
            <BarKey />
          </div>
          <ModesTable rows={advice.rows} typed={typed} isDanger={advice.isDanger} />
          <p className="text-12 text-ink-3">
            <DemoMark /> {words.note}
          </p>
          <TankFill rows={advice.rows} typed={typed} />
        </section>
      )}
    </div>
  );
}

/** Search terms: the goods, whose classification decides what is permitted, and the route. */
function Goods({
  advice: { goods, isDanger, rows, origins, destinations },
  typed: { unNo, packingGroup, flashPoint, mass, orgPortCode, dstPortCode },
}: {
  advice: ModeAdvice;
  typed: ModesTyped;
}) {
  if (goods !== null) {
    const [from, to] = [nameOf(origins, orgPortCode), nameOf(destinations, dstPortCode)];
    return (
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <PlacardRow values={goods.classes} size={40} />
        <p>
          <Link href={sheetHref(goods.unNo, packingGroup === '' ? null : packingGroup)} className="text-link underline">
            {words.goods(goods.unNo, goods.nameCn, goods.classes.join('、'))}
          </Link>
          {rows.length === 0 ? null : (
            <span className="block text-ink-2">{words.asked(from, to, showMeasure(mass))}</span>
          )}
        </p>
      </div>
    );
  }
  if (rows.length === 0) return null;
  if (unNo !== '') return <Note tone="warn">{words.unlisted(unNo)}</Note>;
  return <Note tone={isDanger ? 'warn' : 'plain'}>{isDanger ? words.byFlash : words.general(flashPoint !== '')}</Note>;
}

const nameOf = (ports: ModeAdvice['origins'], asked: string) =>
  ports.find(({ code }) => code === asked)?.nameCn ?? asked;
