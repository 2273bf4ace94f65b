import { dangerousLookup } from '#copy/dangerous-goods/lookup.ts';
import { dangerousPage as words } from '#copy/dg-desk/page.ts';
import { dgdesk } from '#copy/dg-desk/works.ts';
import { KIT } from '#copy/kit.ts';
import { deskOrderAddress } from '#domain/dg-desk/order-link.ts';
import { isTakenClass } from '#domain/dg-desk/works.ts';
import { addressOf } from '#domain/query-text.ts';
import { goodsHref } from '#src/features/search/views/lane-href.ts';
import { ButtonLink } from '#src/ui/parts/Button.tsx';
import { Link } from '#src/ui/parts/Link.tsx';
import { ClassPlacard, PlacardDrawing } from '#src/ui/placard/ClassPlacard.tsx';
import { readPlacard } from '#src/ui/placard/classes.ts';
import type { DeskSheet } from './sheet-rows.tsx';

const nameOf = (dgClass: string) => readPlacard(dgClass)?.name ?? KIT.unknownClass(dgClass);

function factsOf(sheet: DeskSheet): string[] {
  const { casNumbers, flashPoint, segregationGroups, subsidiaryClasses } = sheet;
  const isMeasured = flashPoint !== null && /\d/.test(flashPoint);
  return [
    words.classOf(sheet.mainClass, nameOf(sheet.mainClass)),
    subsidiaryClasses.length > 0 ? words.subsidiary(subsidiaryClasses.join('、')) : words.noSubsidiary,
    sheet.marinePollutant ? words.pollutant : words.notPollutant,
    ...(isMeasured ? [words.flash(dangerousLookup.celsius(flashPoint))] : []),
    ...(flashPoint === null || isMeasured ? [] : [dangerousLookup.flashBySheet]),
    ...(casNumbers.length > 0 ? [words.cas(casNumbers.join('、'))] : []),
    ...(segregationGroups.length > 0 ? [words.groups(segregationGroups.map(({ nameCn }) => nameCn).join('、'))] : []),
    words.edition,
  ];
}

/** Names, identification and links to prices. */
export function SheetHead({ sheet, group }: { sheet: DeskSheet; group: string | null }) {
  const { labels, mainClass, nameCn, nameEn, unNo } = sheet;
  return (
    <div className="grid gap-1.5">
      <Link href="/dgdesk" className="justify-self-start text-link">
        {words.back}
      </Link>
      <div className="flex items-center gap-2">
        <span className="shrink-0 max-md:hidden">
          <PlacardDrawing value={mainClass} size={96} />
        </span>
        <div className="min-w-0 flex-1">
          <h1 className="text-balance font-strong text-28 leading-head">{words.title(unNo, nameCn)}</h1>
          <p className="mt-0.5 text-ink-2">{nameEn}</p>
          <ul className="mt-0.5 flex flex-wrap gap-x-2 gap-y-0.5 text-ink-2">
            {factsOf(sheet).map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <ul aria-label={dangerousLookup.labels} className="flex flex-wrap gap-x-2 gap-y-1">
          {labels.map((label) => (
            <li key={label}>
              <ClassPlacard value={label.toLowerCase()} size={40} />
            </li>
          ))}
        </ul>
        <ButtonLink href={goodsHref('/shippingFcl', unNo)} tone="primary" icon="search">
          {words.prices(unNo)}
        </ButtonLink>
        {isTakenClass(mainClass) ? (
          <ButtonLink href={deskOrderAddress({ works: [], unNo, packingGroup: group ?? '' })}>
            {dgdesk.orderSheet}
          </ButtonLink>
        ) : (
          <ButtonLink
            href={addressOf('/enquiryFcl', { service: 'dgdesk', unNo, group: group ?? '', reason: 'DESK_CLASS' })}
          >
            {dgdesk.enquireSheet}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
