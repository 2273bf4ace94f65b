import { calendarFeedCopy, calendarMoments } from '#copy/orders/order.ts';
import { rooms } from '#copy/user-centre/rooms.ts';
import { AGENDA_DAYS, DAY_MS } from '#domain/limits.ts';
import { CalendarLink } from '#src/features/orders/views/CalendarLink.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { Badge } from '#src/ui/parts/common/Badge.tsx';
import { Link } from '#src/ui/parts/Link.tsx';
import { HOUSE_ZONE, portTime } from '#src/ui/text/time-text.ts';
import type { RoomProps } from '../rooms/room.ts';
import type { Agenda } from './content.ts';
import { orderAddress } from './OrdersPage.tsx';
import { Panel } from './parts.tsx';

const words = rooms.workplace;

/** Lines shown here; the calendar file has all. */
const LINES = 12;

type Moment = Agenda['moments'][number] & { at: number };

const isWithin = (moment: Agenda['moments'][number], now: number): moment is Moment =>
  moment.at !== null && moment.at > now && moment.at <= now + AGENDA_DAYS * DAY_MS;

/** Groups moments by day, in order. */
function daysOf(moments: readonly Moment[]): [day: string, moments: readonly Moment[]][] {
  const days = new Map<string, Moment[]>();
  for (const moment of moments) {
    const { date, weekday } = portTime(moment.at, HOUSE_ZONE);
    const day = `${date.slice(5)} ${weekday}`;
    days.set(day, [...(days.get(day) ?? []), moment]);
  }
  return [...days];
}

/** Upcoming deadlines of current orders, with an iCalendar download and subscription. */
export function TimeLine({
  agenda,
  canOpen,
  onSubscribe,
}: { agenda: Agenda } & Pick<RoomProps, 'canOpen' | 'onSubscribe'>) {
  const { moments, now } = agenda;
  const upcoming = moments.filter((moment) => isWithin(moment, now)) as Moment[];
  const entries = moments.flatMap(({ orderNo, ...moment }) => calendarMoments(orderNo, [moment], now));
  return (
    <Panel
      title={words.ahead(AGENDA_DAYS)}
      note={
        <span className="flex flex-wrap gap-1">
          {entries.length === 0 ? null : (
            <CalendarLink file={words.calendarFile} name={words.calendarFile} now={now} moments={entries}>
              {words.saveCalendar}
            </CalendarLink>
          )}
          <Button size={32} disabled={!canOpen} onClick={onSubscribe}>
            {calendarFeedCopy.title}
          </Button>
        </span>
      }
    >
      {upcoming.length === 0 ? <p className="text-ink-2">{words.nothingAhead(AGENDA_DAYS)}</p> : null}
      <ol className="grid">
        {daysOf(upcoming.slice(0, LINES)).map(([day, ofDay]) => (
          <li key={day} className="grid gap-x-2 gap-y-0.5 border-line border-t py-1 md:grid-cols-[160px_1fr]">
            <h3 className="font-strong tabular-nums">{day}</h3>
            <ul className="grid min-w-0 gap-0.5">
              {ofDay.map((moment) => (
                <Line key={`${moment.orderNo}-${moment.code}-${moment.paper}`} moment={moment} />
              ))}
            </ul>
          </li>
        ))}
      </ol>
      {upcoming.length > LINES ? (
        <p className="text-12 text-ink-3">
          {words.aheadMore(words.counted(upcoming.length, agenda.total > moments.length), LINES)}
        </p>
      ) : null}
    </Panel>
  );
}

function Line({ moment: { orderNo, kind, text, at, place } }: { moment: Moment }) {
  return (
    <li className="flex flex-wrap items-baseline gap-x-1">
      <time dateTime={new Date(at).toISOString()} className="tabular-nums">
        {portTime(at, HOUSE_ZONE).clock}
      </time>
      <Badge tone={kind === 'OWED' ? 'warn' : 'sea'}>{kind === 'OWED' ? words.deadline : words.planned}</Badge>
      <span className="min-w-0 wrap-break-word">{text}</span>
      {place === null ? null : <span className="text-ink-3">{place}</span>}
      <Link href={orderAddress(orderNo)} className="text-12 text-link tabular-nums">
        {orderNo}
      </Link>
    </li>
  );
}
