import { useSelector } from '@xstate/react';
import { type ComponentType, memo, type ReactNode, Suspense, use, useCallback, useState } from 'react';
import type { AnyActorRef, SnapshotFrom } from 'xstate';
import type { AppRef } from '#machines/app/index.ts';
import { accountClosed } from '#src/app/require-login.ts';
import { until } from '#src/app/waiting.ts';
import { watchAttention } from '#src/browser/attention.ts';
import { watchNear } from '#src/browser/near.ts';
import { whenAnswersTaken } from '#src/ssr/preloaded-responses.ts';
import { useOfBrowser } from '#src/ui/use-of-browser.ts';
import { untilChildrenLoaded } from './loaded-children.ts';

export type SectionView<Page extends AnyActorRef> = ComponentType<{ page: Page }>;

interface OfSectionProps<Page extends AnyActorRef> {
  /** Page machine whose children the section shows; it receives `section.near`. */
  page: Page;
  name: string;
  isNear: (snapshot: SnapshotFrom<Page>, name: string) => boolean;
  /** Loads the section's code when the section starts. */
  load: () => Promise<{ default: SectionView<Page> }>;
}

interface RoomyProps<Page extends AnyActorRef> extends OfSectionProps<Page> {
  /** Placeholder that reserves the space when the page is not server-rendered. */
  space: ReactNode;
}

async function comes<Page extends AnyActorRef>(props: OfSectionProps<Page>): Promise<SectionView<Page>> {
  const { page, name, isNear, load } = props;
  await until(page, () => isNear(page.getSnapshot(), name));
  const [{ default: View }] = await Promise.all([load(), whenAnswersTaken(name), untilChildrenLoaded(page)]);
  return View;
}

interface SectionProps<Page extends AnyActorRef> {
  page: Page;
  view: Promise<SectionView<Page>>;
}

function Section<Page extends AnyActorRef>({ page, view }: SectionProps<Page>) {
  const View = use(view);
  return <View page={page} />;
}

interface RoomProps<Page extends AnyActorRef> extends SectionProps<Page> {
  space?: ReactNode;
}

const Waiting = <Page extends AnyActorRef>({ space, ...section }: RoomProps<Page>) => (
  <Suspense fallback={space}>
    <Section {...section} />
  </Suspense>
);

/** Memoized so that nothing re-renders the server-rendered markup before the section has loaded. */
const Room = memo(Waiting) as typeof Waiting;

/** Renders part of a section outside it; keeps the server-rendered markup until that section has started. */
export function OfSection<Page extends AnyActorRef>(props: OfSectionProps<Page>) {
  const [view] = useState(() => comes(props));
  return <Room page={props.page} view={view} />;
}

interface BeginningProps<Page extends AnyActorRef> extends RoomyProps<Page> {
  /** Calls once, when the section is to begin. */
  watch: (element: Element, onBegin: () => void) => () => void;
  /** Whether the container is marked as a lazy section. */
  isNamed: boolean;
}

/** Waits until the sign-in dialog is closed, then starts the section behind it. */
async function begin({ page, name }: { page: AnyActorRef; name: string }) {
  const app: AppRef | undefined = page.system.get('app');
  if (app !== undefined) await accountClosed(app);
  if (page.getSnapshot().status === 'active') page.send({ type: 'section.near', section: name });
}

function Beginning<Page extends AnyActorRef>(props: BeginningProps<Page>) {
  const { page, name, isNear, space, watch, isNamed } = props;
  const [view] = useState(() => comes(props));
  const isStarted = useOfBrowser(
    useSelector<AnyActorRef, boolean>(page, (snapshot) => isNear(snapshot, name)),
    false,
  );
  const place = useCallback(
    (element: Element | null) => (element === null ? undefined : watch(element, () => void begin({ page, name }))),
    [page, name, watch],
  );
  return (
    <div ref={place} data-section={isStarted || !isNamed ? undefined : name}>
      <Room page={page} view={view} space={space} />
    </div>
  );
}

interface NearProps<Page extends AnyActorRef> extends RoomyProps<Page> {
  /** Set when the section reserves its own space and marks its lazy parts itself. */
  isLaidOut?: boolean;
}

/** Starts a section when it comes into view; until then shows it as rendered on the server, or reserves its space. */
export const NearSection = <Page extends AnyActorRef>({ isLaidOut = false, ...props }: NearProps<Page>) => (
  <Beginning {...props} watch={watchNear} isNamed={!isLaidOut} />
);

/** Starts a section at the first interaction with it, or when in view if it is not server-rendered. */
export function AttendedSection<Page extends AnyActorRef>(props: RoomyProps<Page>) {
  const isDrawn = useOfBrowser(false, true);
  const [watch] = useState(() => (isDrawn ? watchAttention : watchNear));
  return <Beginning {...props} watch={watch} isNamed={false} />;
}
