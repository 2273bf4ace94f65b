import { lcl as words } from '#copy/lcl/search.ts';
import { refusalText } from '#copy/search/prices.ts';
import { addressOf } from '#domain/query-text.ts';
import { LaneList } from '#src/features/offers/views/LaneList.tsx';
import { ListBar } from '#src/features/offers/views/ListBar.tsx';
import { ButtonLink } from '#src/ui/parts/Button.tsx';
import { Note, Restricted } from '#src/ui/parts/common/Note.tsx';
import { DemoMark } from '#src/ui/parts/DemoMark.tsx';
import { Link } from '#src/ui/parts/Link.tsx';
import { Empty } from '#src/ui/parts/list/Empty.tsx';
import { PlacardRow } from '#src/ui/placard/ClassPlacard.tsx';
import type { LclListing, LclTerms } from './content.ts';
import { enquiryHref, LclTable } from './LclTable.tsx';

type Listed = Extract<LclListing, { kind: 'list' }>;

const fclHref = ({ volume: _, weight: __, ...terms }: LclTerms) => addressOf('/shippingFcl', terms);

/** Sailings, reasons why none accepts the goods, or that the lane does not exist. */
export function LclResults({ listing, openedId }: { listing: LclListing; openedId: string | null }) {
  if (listing.kind === 'lanes') return <LaneList lanes={listing.lanes} list="/shippingLcl" words={words} />;
  const { answer, terms } = listing;
  const { items } = answer;
  if (items.length === 0) return <Nothing listing={listing} />;
  const isTaken = items.some(({ acceptance }) => acceptance !== 'REFUSED');
  const isOnRequest = items.some(({ acceptance }) => acceptance === 'ASK');
  return (
    <section aria-label={words.caption} className="grid min-w-0 gap-1">
      <ListBar title={words.list(items.length)} note={words.listNote} />
      {isOnRequest ? (
        <Note tone="warn" title={words.askTitle} action={<EnquiryLink terms={terms} />}>
          {words.askText}
        </Note>
      ) : null}
      <LclTable terms={terms} answer={answer} openedId={openedId} />
      <p className="text-12 text-ink-3">
        <DemoMark /> {items.some(({ freight }) => freight.amount.startsWith('-')) ? words.negative : ''}
        {words.verdict}
      </p>
      {isTaken ? null : <Refused listing={listing} />}
    </section>
  );
}

const EnquiryLink = ({ terms }: { terms: LclTerms }) => (
  <ButtonLink size={32} href={enquiryHref(terms)}>
    {words.toEnquiry}
  </ButtonLink>
);

/** No sailing accepts the goods: links to alternatives. */
function Refused({ listing: { answer, terms } }: { listing: Listed }) {
  const [first] = answer.items;
  const refusal = first?.refusals[0];
  if (first === undefined || refusal === undefined) return null;
  return (
    <Restricted title={words.noneOfClass(refusal.refusedClass)}>
      <PlacardRow values={[refusal.refusedClass]} size={40} />
      <p>{refusalText(refusal, first.dgClasses, words.refusal)}</p>
      <p>{words.noneOfClassText}</p>
      <Ways terms={terms} answer={answer} />
    </Restricted>
  );
}

function Ways({ terms, answer }: Pick<Listed, 'answer' | 'terms'>) {
  return (
    <>
      <p className="mt-1 flex flex-wrap gap-1">
        <ButtonLink size={32} href={fclHref(terms)}>
          {words.toFcl}
        </ButtonLink>
        <EnquiryLink terms={terms} />
      </p>
      {answer.alternatives.length === 0 ? null : (
        <p className="mt-1 flex flex-wrap gap-x-2 gap-y-0.5">
          {words.alternatives}
          {answer.alternatives.map(({ org, dst }) => (
            <Link
              key={dst.code}
              className="text-link"
              href={addressOf('/shippingLcl', {
                ...terms,
                ...{ orgPort: org.nameCn, orgPortCode: org.code, dstPort: dst.nameCn, dstPortCode: dst.code },
              })}
            >
              {words.lane(org.nameCn, dst.nameCn)}
            </Link>
          ))}
        </p>
      )}
    </>
  );
}

function Nothing({ listing: { answer, terms } }: { listing: Listed }) {
  const { org, dst, alternatives } = answer;
  return (
    <Empty
      level={2}
      picture="drum"
      title={org === null || dst === null || alternatives.length > 0 ? words.noLane : words.noneInDays}
      actions={<Ways terms={terms} answer={answer} />}
    >
      {words.noLaneText}
    </Empty>
  );
}
