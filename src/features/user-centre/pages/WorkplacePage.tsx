import { KIT } from '#copy/kit.ts';
import { members } from '#copy/user-centre/enterprise.ts';
import { rooms as words } from '#copy/user-centre/rooms.ts';
import { AGENDA_ORDERS, DAY_MS } from '#domain/limits.ts';
import { laneText } from '#src/features/orders/views/OrderCells.tsx';
import { StepButton } from '#src/features/orders/views/StepButton.tsx';
import { ButtonLink } from '#src/ui/parts/Button.tsx';
import { Badge } from '#src/ui/parts/common/Badge.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { Link } from '#src/ui/parts/Link.tsx';
import { Countdown, DateTime } from '#src/ui/parts/list/DateTime.tsx';
import { Empty } from '#src/ui/parts/list/Empty.tsx';
import { HOUSE_ZONE, portTime } from '#src/ui/text/time-text.ts';
import { OwnRequest } from '../members/OwnRequest.tsx';
import type { RoomProps } from '../rooms/room.ts';
import type { Workplace } from './content.ts';
import { EnquiryTable } from './EnquiriesPage.tsx';
import { ExpiringPapers, OftenLanes } from './HabitPanels.tsx';
import { MonthGrid } from './MonthGrid.tsx';
import { DUE_ORDERS, OrderTable, orderAddress } from './OrdersPage.tsx';
import { Content, Panel, RoomHead } from './parts.tsx';
import { TimeLine } from './TimeLine.tsx';
import { VerificationStanding } from './VerificationPage.tsx';

export function WorkplacePage(props: RoomProps) {
  const { user, content } = props;
  return (
    <>
      <RoomHead room="workplace" heading={words.greeting(user.name)}>
        <ButtonLink tone="primary" href="/shippingFcl">
          {words.book}
        </ButtonLink>
      </RoomHead>
      <p className="mb-2 flex flex-wrap items-center gap-1 text-ink-2">
        {user.enterpriseResp?.entName ?? words.natural}
        {isVerified(user) ? (
          <>
            <Link href="?redirect=verification" className="no-underline">
              <Badge tone="ok">{words.verification.PASS}</Badge>
            </Link>
            <span className="text-12 text-ink-3">{words.verification.pass}</span>
          </>
        ) : null}
      </p>
      <Content<Workplace> content={content}>{(read) => <Desk {...props} read={read} />}</Content>
    </>
  );
}

const isVerified = ({ enterpriseResp }: RoomProps['user']) => enterpriseResp?.serviceOpenAuditStatus === 'PASS';

function Desk({ read, ...props }: RoomProps & { read: Workplace }) {
  const { agenda, habits, joining, orders, enquiries } = read;
  const mayBook = props.user.enterpriseResp?.mayBook !== false;
  return (
    <div className="grid gap-2">
      <p className="text-ink-2">{todayText(agenda)}</p>
      <JoiningStanding joining={joining} />
      {isVerified(props.user) ? null : <VerificationStanding {...props} />}
      {agenda.moments.length === 0 ? (
        <Due agenda={agenda} orders={orders} mayAct={mayBook} />
      ) : (
        <div className="grid items-start gap-2 xl:grid-cols-[3fr_2fr]">
          <Due agenda={agenda} orders={orders} mayAct={mayBook} />
          <MonthGrid agenda={agenda} />
        </div>
      )}
      <TimeLine agenda={agenda} canOpen={props.canOpen} onSubscribe={props.onSubscribe} />
      <Recent title={words.workplace.ongoing} all={{ label: words.workplace.allOngoing(orders.total), to: DUE_ORDERS }}>
        <Ongoing agenda={agenda} orders={orders} />
      </Recent>
      {enquiries.items.length === 0 ? null : (
        <Recent title={words.workplace.enquiries} all={{ label: words.allEnquiries, to: '?redirect=enquiry' }}>
          <EnquiryTable listing={enquiries} now={orders.now} />
        </Recent>
      )}
      <div className="grid items-start gap-2 xl:grid-cols-2">
        <ExpiringPapers habits={habits} />
        <OftenLanes habits={habits} mayBook={mayBook} />
      </div>
    </div>
  );
}

/** Open invitation, and the status of the user's own request. */
function JoiningStanding({ joining }: Pick<Workplace, 'joining'>) {
  if (joining === null) return <Note tone="warn">{KIT.blockFailed(words.workplace.joining)}</Note>;
  const { offers, ownRequest } = joining;
  const colleagues = <ButtonLink href="?redirect=members">{words.workplace.colleagues}</ButtonLink>;
  return (
    <>
      {offers.map(({ id, invitedBy, enterpriseName }) => (
        <Note key={id} action={colleagues}>
          {members.offer(invitedBy, enterpriseName)}
        </Note>
      ))}
      {ownRequest === null ? null : <OwnRequest request={ownRequest} action={colleagues} />}
    </>
  );
}

/** Deadlines of the day and next departures. */
function todayText({ moments, now }: Workplace['agenda']): string {
  const { date, weekday } = portTime(now, HOUSE_ZONE);
  const due = moments.filter(
    ({ kind, at }) => kind === 'OWED' && at !== null && at > now && portTime(at, HOUSE_ZONE).date === date,
  );
  const sailing = moments.filter(
    ({ code, at }) => code === 'departed' && at !== null && at <= now + SAILING_DAYS * DAY_MS,
  );
  return words.workplace.today(`${date.slice(5)} ${weekday}`, due.length, sailing.length, SAILING_DAYS);
}

const SAILING_DAYS = 7;

/** Most deadlines listed; each order shows the rest. */
const NEAREST = 6;
const ONGOING = 10;

/** Outstanding actions of current orders, by deadline. */
function Due({ agenda, orders, mayAct }: Pick<Workplace, 'agenda' | 'orders'> & { mayAct: boolean }) {
  // The server limits the number of orders and deadlines.
  const hasMore = agenda.total > agenda.moments.length || orders.total > AGENDA_ORDERS;
  const byNumber = new Map(orders.items.map((order) => [order.orderNo, order]));
  const laneOf = (orderNo: string) => {
    const order = byNumber.get(orderNo);
    return order === undefined ? null : laneText(order);
  };
  const due = agenda.moments.filter((moment) => moment.kind === 'OWED');
  return (
    <Panel
      title={words.workplace.soon}
      note={
        due.length > NEAREST ? (
          <span className="flex flex-wrap items-baseline gap-x-1">
            <span className="text-12 text-ink-3">
              {words.workplace.more(words.workplace.counted(due.length, hasMore), NEAREST)}
            </span>
            <Link href={DUE_ORDERS} className="text-link">
              {words.workplace.dueOrders}
            </Link>
          </span>
        ) : null
      }
    >
      {due.length === 0 ? (
        <p className="text-ink-2">{words.workplace.nothingToDo}</p>
      ) : (
        <ul className="grid">
          {due.slice(0, NEAREST).map(({ orderNo, code, paper, text, at }) => (
            <li
              key={`${orderNo}-${text}`}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 border-line border-t py-1 first:border-t-0"
            >
              <span className="grid min-w-0 gap-0.25">
                <span className="font-strong">{text}</span>
                <span className="flex flex-wrap gap-x-1 text-12 text-ink-3">
                  {at === null ? null : (
                    <>
                      <Countdown deadline={at} now={agenda.now} label={text} />
                      <DateTime instant={at} zone={HOUSE_ZONE} />
                    </>
                  )}
                  <Link href={orderAddress(orderNo)} className="text-link tabular-nums">
                    {orderNo}
                  </Link>
                  <span>{laneOf(orderNo)}</span>
                </span>
              </span>
              {mayAct ? (
                <StepButton
                  step={{ code, paper, text }}
                  order={{ address: orderAddress(orderNo), service: byNumber.get(orderNo)?.service ?? '' }}
                />
              ) : null}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

/** Current orders, earliest deadline first. */
function Ongoing({ agenda, orders }: Pick<Workplace, 'agenda' | 'orders'>) {
  if (orders.items.length === 0)
    return (
      <Empty picture="barge" title={words.workplace.noneOngoing}>
        {words.workplace.noOrdersText}
      </Empty>
    );
  const outstanding = agenda.moments.filter(({ kind }) => kind === 'OWED');
  const deadlineOf = (order: { orderNo: string }) =>
    outstanding.find(({ orderNo }) => orderNo === order.orderNo)?.at ?? Number.MAX_SAFE_INTEGER;
  const items = orders.items.toSorted((one, other) => deadlineOf(one) - deadlineOf(other)).slice(0, ONGOING);
  return <OrderTable listing={{ ...orders, items }} />;
}

interface RecentProps {
  title: string;
  all: { label: string; to: string };
  children: React.ReactNode;
}

function Recent({ title, all, children }: RecentProps) {
  return (
    <section aria-label={title} className="min-w-0">
      <div className="mb-1 flex flex-wrap items-baseline justify-between gap-1">
        <h2 className="font-strong text-16">{title}</h2>
        <Link href={all.to} className="text-link">
          {all.label}
        </Link>
      </div>
      {children}
    </section>
  );
}
