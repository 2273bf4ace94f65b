import { enquiries as answers } from '#copy/enquiry/own.ts';
import { departureWords } from '#copy/orders/amendment.ts';
import { orders, enquiries as words } from '#copy/orders/list.ts';
import { rooms } from '#copy/user-centre/rooms.ts';
import { ENQUIRY_PAGES } from '#domain/enquiry/kinds.ts';
import { vehicleOfPrice } from '#domain/road/vehicles.ts';
import { isPriced, Status } from '#src/features/enquiry/list/EnquiryCells.tsx';
import { acceptHref, Standing } from '#src/features/enquiry/list/EnquiryReply.tsx';
import { requestSections } from '#src/features/enquiry/list/request-rows.ts';
import { FeeTable } from '#src/features/offers/views/FeeTable.tsx';
import { classes } from '#src/ui/classes.ts';
import { ButtonLink } from '#src/ui/parts/Button.tsx';
import { Badge } from '#src/ui/parts/common/Badge.tsx';
import { SkeletonForm } from '#src/ui/parts/common/Skeleton.tsx';
import { Link } from '#src/ui/parts/Link.tsx';
import { Countdown, DateTime } from '#src/ui/parts/list/DateTime.tsx';
import { HOUSE_ZONE } from '#src/ui/text/time-text.ts';
import type { RoomProps } from '../rooms/room.ts';
import type { EnquiryDetail } from './content.ts';
import { orderAddress } from './OrdersPage.tsx';
import { Content, Missing, Panel, RoomHead, Rows } from './parts.tsx';

type Option = EnquiryDetail['options'][number];

export function EnquiryPage({ content }: Pick<RoomProps, 'content'>) {
  return (
    <>
      <RoomHead room="enquiry">
        <Link href="?redirect=enquiry" className="text-link">
          {words.back}
        </Link>
      </RoomHead>
      <Content<EnquiryDetail>
        content={content}
        skeleton={<SkeletonForm />}
        missing={
          <Missing
            title={rooms.missingEnquiry}
            text={rooms.missingEnquiryText}
            link={{ label: rooms.allEnquiries, to: '?redirect=enquiry' }}
          />
        }
      >
        {(enquiry) => <Sheet enquiry={enquiry} />}
      </Content>
    </>
  );
}

function Sheet({ enquiry }: { enquiry: EnquiryDetail }) {
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-1">
        <h2 className="mr-1 font-strong text-20 tabular-nums">{enquiry.enquiryNo}</h2>
        <Status status={enquiry.status} />
        {enquiry.orderNo === null ? null : (
          <ButtonLink size={32} href={orderAddress(enquiry.orderNo)}>
            {words.toOrder}
          </ButtonLink>
        )}
      </div>
      <Panel title={words.asked}>
        <Rows
          rows={(
            [
              [words.service, orders.services[enquiry.service]],
              [answers.submittedAt, <DateTime key="asked" instant={enquiry.createdAt} zone={HOUSE_ZONE} />],
              ...requestSections(enquiry).flatMap(({ rows }) => rows),
              [words.files, enquiry.files.map(({ name }) => name).join('，')],
            ] as const
          ).filter(([, text]) => text !== '')}
        />
      </Panel>
      <Answer enquiry={enquiry} />
    </div>
  );
}

function Answer({ enquiry }: { enquiry: EnquiryDetail }) {
  if (enquiry.options.length === 0)
    return (
      <div className="grid justify-items-start gap-1">
        <Standing answer={enquiry} />
        {isPriced(enquiry.status) ? null : <Link href={ENQUIRY_PAGES[enquiry.service]}>{words.again}</Link>}
      </div>
    );
  return (
    <section aria-label={words.answered} className="grid gap-2">
      <h3 className="font-strong text-16">{words.answered}</h3>
      <Standing answer={enquiry} />
      {enquiry.options.map((option, index) => (
        <OptionCard
          key={option.optionId}
          enquiry={enquiry}
          option={option}
          index={index + 1}
          isFirst={option === enquiry.options.find(({ isExpired }) => !isExpired)}
        />
      ))}
      {enquiry.options.every(({ priceId }) => priceId !== null) ? null : (
        <p className="text-ink-2">{answers.notOrdered}</p>
      )}
    </section>
  );
}

interface OptionCardProps {
  enquiry: EnquiryDetail;
  option: Option;
  index: number;
  /** The first valid one gets the primary button. */
  isFirst: boolean;
}

function OptionCard({ enquiry, option, index, isFirst }: OptionCardProps) {
  const href = acceptHref(enquiry, option);
  const facts = [
    vehicleOfPrice(option.priceId ?? '')?.nameCn,
    option.carrier?.nameCn,
    option.store?.nameCn,
    option.transitDays === null ? null : words.transit(option.transitDays),
  ];
  return (
    <article
      aria-label={words.option(index)}
      className={classes('rounded border border-line bg-surface p-2 md:p-3', option.isExpired && 'text-ink-3')}
    >
      <div className="mb-1 flex flex-wrap items-center gap-1">
        <h4 className="font-strong">{words.option(index)}</h4>
        <span>{facts.filter(Boolean).join('，')}</span>
        {option.etd === null ? null : (
          <span className="inline-flex gap-0.5">
            {departureWords(enquiry.service).leaves} <DateTime instant={option.etd} zone={HOUSE_ZONE} dateOnly />
          </span>
        )}
        <span className="ml-auto inline-flex flex-wrap items-center gap-1 text-12">
          {words.validTo}
          <DateTime instant={option.validTo} zone={HOUSE_ZONE} />
          {option.isExpired ? (
            <Badge>{words.optionExpired}</Badge>
          ) : (
            <Countdown deadline={option.validTo} now={enquiry.now} label={words.validTo} />
          )}
        </span>
      </div>
      <FeeTable offer={option} />
      {option.remark ? <p className="mt-1 text-ink-2">{option.remark}</p> : null}
      {href === null ? null : (
        <div className="mt-1.5">
          <ButtonLink tone={isFirst ? 'primary' : undefined} href={href}>
            {words.accept}
          </ButtonLink>
        </div>
      )}
    </article>
  );
}
