import type { DgSheet } from '#machines/dangerous-lookup/index.ts';
import { dangerousLookup as words } from '#src/ui/copy/dangerous-lookup.ts';
import { ButtonLink } from '#src/ui/parts/Button.tsx';
import { laneHref } from '../search/lane-href.ts';
import { SheetPart } from './DangerousSheet.parts.tsx';

/** Who takes it stands before who does not, and a refusal names its class. */
export function Carriers({ sheet: { carriers } }: { sheet: DgSheet }) {
  const ordered = [...carriers].sort((a, b) => Number(b.takes) - Number(a.takes));
  return (
    <SheetPart title={words.carriers}>
      <ul className="grid gap-x-2 md:grid-cols-2">
        {ordered.map(({ code, nameCn, takes, refusedClasses }) => (
          <li key={code} className="flex items-baseline justify-between gap-1 border-line border-b py-0.75">
            <span>
              {nameCn} <span className="text-12 text-ink-3">{code}</span>
            </span>
            <span className={takes ? 'text-12 text-ok' : 'text-12 text-track'}>
              {takes ? words.takes : words.refuses(refusedClasses.join('、'))}
            </span>
          </li>
        ))}
      </ul>
    </SheetPart>
  );
}

export function Lanes({ sheet: { lanes, unNo }, onLeave }: { sheet: DgSheet; onLeave: () => void }) {
  return (
    <SheetPart title={words.lanes}>
      {lanes.length === 0 ? (
        <div className="grid justify-items-start gap-1">
          <p className="text-ink-2">{words.noLanes}</p>
          <ButtonLink href={`/enquiryFcl?unNo=${unNo}`} size={32} onClick={onLeave}>
            {words.enquire}
          </ButtonLink>
        </div>
      ) : (
        <ul className="flex flex-wrap gap-1">
          {lanes.map(({ org, dst }) => (
            <li key={`${org.code}-${dst.code}`}>
              <ButtonLink href={laneHref(org, dst, { unNo })} size={32} onClick={onLeave}>
                {words.lane(org.nameCn, dst.nameCn)}
              </ButtonLink>
            </li>
          ))}
        </ul>
      )}
    </SheetPart>
  );
}
