import { type ReactNode, useState } from 'react';
import type { OrderAnswer } from '#contract/calls/orders.ts';
import type { EmbeddedSite } from '#contract/embedded-site.ts';
import { orderSuccess, placed, unverifiedOrder } from '#copy/booking/outcome.ts';
import { dgdesk } from '#copy/dg-desk/works.ts';
import { departureWords } from '#copy/orders/amendment.ts';
import { orders } from '#copy/orders/list.ts';
import { fees } from '#copy/search/terms.ts';
import { currencySymbol, formatAmount } from '#domain/money.ts';
import { CHINA } from '#domain/schedule/zone.ts';
import { type Desk, worksText } from '#src/features/orders/views/desk-rows.tsx';
import { loadText } from '#src/features/orders/views/OrderCells.tsx';
import { StepLink } from '#src/features/orders/views/StepLink.tsx';
import { Hotline } from '#src/features/page-parts/views/Hotline.tsx';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { Button, ButtonLink } from '#src/ui/parts/Button.tsx';
import { Money } from '#src/ui/parts/common/Money.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { DemoMark } from '#src/ui/parts/DemoMark.tsx';
import { Countdown, DateTime } from '#src/ui/parts/list/DateTime.tsx';

/** Where in the user centre each next step is done. */
export interface NextAddresses {
  order: (orderNo: string) => string;
  verification: string;
}

interface OrderPlacedProps {
  order: OrderAnswer;
  /** Responsible contact and response time, where configured. */
  contact: Pick<EmbeddedSite, 'customerManager' | 'answerTime'>;
  again: string;
  next: NextAddresses;
  onView: (orderNo: string) => void;
  onCopy?: (text: string) => Promise<void>;
  /** Opens the verification without which the order lapses. */
  onVerify?: () => void;
  /** Service-specific hand-over documents. */
  children?: ReactNode;
}

/** Confirmation of a new order: number, summary and next steps. */
export function OrderPlaced({ order, contact, again, next, onView, onCopy, onVerify, children }: OrderPlacedProps) {
  const [isCopied, setIsCopied] = useState(false);
  const zone = order.org?.timezone ?? CHINA;
  const copy = async () => {
    await onCopy?.(order.orderNo);
    setIsCopied(true);
  };
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <span className="diamond-cut grid size-7 place-items-center bg-ok text-surface">
          <Icon name="check" />
        </span>
        <h1 className="font-strong text-28 leading-head">{orderSuccess.title}</h1>
      </div>
      <p className="flex flex-wrap items-center gap-1">
        {placed.orderNo}
        <strong className="text-20 tabular-nums">{order.orderNo}</strong>
        {onCopy ? (
          <Button
            size={32}
            tone="quiet"
            icon="copy"
            className="max-md:-ml-1.5"
            onClick={() => void copy().catch(() => undefined)}
          >
            {isCopied ? placed.copied : placed.copy}
          </Button>
        ) : null}
      </p>
      {order.notice === null ? null : (
        <Note
          tone="warn"
          action={
            order.autoCancelAt === null ? null : (
              <span className="flex flex-wrap items-center gap-1">
                <Countdown deadline={order.autoCancelAt} now={order.now} />
                {onVerify ? (
                  <Button size={32} onClick={onVerify}>
                    {unverifiedOrder.verify}
                  </Button>
                ) : null}
              </span>
            )
          }
        >
          {order.notice}
        </Note>
      )}
      <dl className="grid gap-x-3 gap-y-1.5 md:grid-cols-4">
        {order.desk ? <DeskFacts desk={order.desk} /> : <Shipped order={order} zone={zone} />}
        <Fact label={placed.totals}>
          {order.totals.map(({ currency, amount }) => (
            <span key={currency} className="block">
              <Money symbol={currencySymbol(currency)} amount={formatAmount(amount)} size={16} />
            </span>
          ))}
          <span className="text-12 text-ink-3">
            <DemoMark /> {order.totals.length > 1 ? fees.apart : ''}
          </span>
        </Fact>
        {contact.answerTime === null ? null : <Fact label={placed.answerTime}>{contact.answerTime}</Fact>}
        {contact.customerManager === null ? null : (
          <Fact label={placed.manager}>
            {contact.customerManager.name}
            <Hotline number={contact.customerManager.phone} className="block font-normal text-link" />
          </Fact>
        )}
      </dl>
      {children}
      {order.nextSteps.length === 0 ? null : (
        <section aria-labelledby="next-steps">
          <h2 id="next-steps" className="mb-1 font-strong text-16">
            {placed.next}
          </h2>
          <ol className="grid">
            {order.nextSteps.map(({ code, paper, text, dueAt }) => (
              <li key={text} className="diamond-before flex items-baseline gap-1 border-line border-b py-0.75">
                <span className="grid min-w-0 flex-1 gap-x-2 md:flex md:items-baseline md:justify-between">
                  <span>
                    <StepLink
                      step={{ code, paper, text }}
                      order={next.order(order.orderNo)}
                      verification={next.verification}
                    />
                  </span>
                  {dueAt === null ? null : (
                    <span className="inline-flex shrink-0 flex-wrap gap-x-1 text-12 text-ink-3">
                      {placed.until} <DateTime instant={dueAt} zone={zone} />
                      <Countdown deadline={dueAt} now={order.now} label={text} />
                    </span>
                  )}
                </span>
              </li>
            ))}
          </ol>
        </section>
      )}
      <div className="flex flex-wrap gap-1">
        <Button tone="primary" onClick={() => onView(order.orderNo)}>
          {orderSuccess.viewOrders}
        </Button>
        <ButtonLink href={again}>{orderSuccess.orderAgain}</ButtonLink>
        <ButtonLink href="/">{orderSuccess.home}</ButtonLink>
      </div>
      <section aria-labelledby="related" className="border-line border-t pt-2">
        <h2 id="related" className="mb-1 font-strong text-16">
          {placed.related}
        </h2>
        <p className="flex flex-wrap gap-1">
          {placed.relatedLinks(order.service).map(({ label, to }) => (
            <ButtonLink key={to} size={32} href={to}>
              {label}
            </ButtonLink>
          ))}
        </p>
      </section>
    </div>
  );
}

/** Cargo, route and dates. */
const Shipped = ({ order, zone }: { order: OrderAnswer; zone: string }) => (
  <>
    <Fact label={placed.route}>
      {order.org?.nameCn} → {order.dst?.nameCn}
    </Fact>
    <Fact label={order.boxes.length === 0 ? orders.loadTitle : placed.boxes}>
      {order.boxes.map(({ ctnType, quantity }) => `${quantity}×${ctnType}`).join('、') || loadText(order)}
    </Fact>
    <Fact label={departureWords(order.service).leaves}>
      <DateTime instant={order.etd} zone={zone} dateOnly />
    </Fact>
  </>
);

/** Services and finish dates. */
const DeskFacts = ({ desk }: { desk: Desk }) => (
  <>
    <Fact label={dgdesk.rows.works}>{worksText(desk)}</Fact>
    {desk.finishDay === null ? null : <Fact label={dgdesk.rows.finish}>{desk.finishDay}</Fact>}
  </>
);

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt className="text-12 text-ink-3">{label}</dt>
    <dd className="font-strong">{children}</dd>
  </div>
);
