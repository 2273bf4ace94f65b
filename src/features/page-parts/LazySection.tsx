import { useSelector } from '@xstate/react';
import { type ComponentType, memo, type ReactNode, Suspense, use, useCallback, useState } from 'react';
import type { AnyActorRef, SnapshotFrom } from 'xstate';
import type { AppRef } from '#machines/app/index.ts';
import { accountClosed } from '#src/app/require-login.ts';
import { until } from '#src/app/waiting.ts';
import { watchAttention } from '#src/browser/attention.ts';
import { watchNear } from '#src/browser/near.ts';
import { loadedActor } from '#src/lazy/lazy-actor.ts';
import { sectionSettled } from '#src/ssr/preloaded-responses.ts';
import { useOfBrowser } from '#src/ui/use-of-browser.ts';

/** Resolves once the code of all running children of a page is loaded. */
const untilChildrenLoaded = (page: AnyActorRef) =>
  Promise.all(
    Object.values<AnyActorRef>(page.getSnapshot().children).map((child) =>
      until(child, () => loadedActor(child) !== null),
    ),
  );

const WIDTHS = ['md:hidden', 'max-md:hidden lg:hidden', 'max-lg:hidden'] as const;

/** About how high a section stands on a phone, on a tablet and on a desk. */
export const Spacer = ({ heights }: { heights: readonly [phone: number, tablet: number, desk: number] }) =>
  WIDTHS.map((width, at) => (
    <svg key={width} className={`invisible ${width}`} width="1" height={heights[at]} aria-hidden="true" />
  ));

export type SectionView<Page extends AnyActorRef> = ComponentType<{ page: Page }>;

interface SectionProps<Page extends AnyActorRef> {
  /** Page machine whose children the section shows; it receives `section.near`. */
  page: Page;
  name: string;
  isNear: (snapshot: SnapshotFrom<Page>, name: string) => boolean;
  /** Loads the section's code when the section starts. */
  load: () => Promise<{ default: SectionView<Page> }>;
  /** Placeholder that reserves the space when the page is not server-rendered. */
  space?: ReactNode;
  /** Set when the section reserves its own space and marks its lazy parts itself. */
  isLaidOut?: boolean;
}

interface LazySectionProps<Page extends AnyActorRef> extends SectionProps<Page> {
  /**
   * The section starts when it comes into view, or at the first interaction with its server-rendered markup. A part that stands apart
   * from its section has no trigger of its own and starts with the section.
   */
  startOn?: 'visible' | 'interaction';
}

async function loadView<Page extends AnyActorRef>(props: SectionProps<Page>): Promise<SectionView<Page>> {
  const { page, name, isNear, load } = props;
  await until(page, () => isNear(page.getSnapshot(), name));
  const [{ default: View }] = await Promise.all([load(), sectionSettled(name), untilChildrenLoaded(page)]);
  return View;
}

interface ContentProps<Page extends AnyActorRef> {
  page: Page;
  view: Promise<SectionView<Page>>;
  space?: ReactNode;
}

function LoadedView<Page extends AnyActorRef>({ page, view }: ContentProps<Page>) {
  const View = use(view);
  return <View page={page} />;
}

const SuspendedContent = <Page extends AnyActorRef>({ space, ...content }: ContentProps<Page>) => (
  <Suspense fallback={space}>
    <LoadedView {...content} />
  </Suspense>
);

/** Memoized so that nothing re-renders the server-rendered markup before the section has loaded. */
const Content = memo(SuspendedContent) as typeof SuspendedContent;

/** Waits until the sign-in dialog is closed, then starts the section behind it. */
async function start({ page, name }: { page: AnyActorRef; name: string }) {
  const app: AppRef | undefined = page.system.get('app');
  if (app !== undefined) await accountClosed(app);
  if (page.getSnapshot().status === 'active') page.send({ type: 'section.near', section: name });
}

interface TriggerProps<Page extends AnyActorRef> extends SectionProps<Page> {
  startOn: 'visible' | 'interaction';
  children: ReactNode;
}

/** Container that starts its section; `data-section` names it until then. */
function Trigger<Page extends AnyActorRef>(props: TriggerProps<Page>) {
  const { page, name, isNear, startOn, isLaidOut = false, children } = props;
  const isHydrating = useOfBrowser(false, true);
  const [watch] = useState(() => (startOn === 'interaction' && isHydrating ? watchAttention : watchNear));
  const isStarted = useOfBrowser(
    useSelector<AnyActorRef, boolean>(page, (snapshot) => isNear(snapshot, name)),
    false,
  );
  const container = useCallback(
    (element: Element | null) => (element === null ? undefined : watch(element, () => void start({ page, name }))),
    [page, name, watch],
  );
  const isMarked = startOn === 'visible' && !isLaidOut && !isStarted;
  return (
    <div ref={container} data-section={isMarked ? name : undefined}>
      {children}
    </div>
  );
}

/** Section whose code loads when it starts; until then it shows the server-rendered markup, or reserves its space. */
export function LazySection<Page extends AnyActorRef>({ startOn, ...section }: LazySectionProps<Page>) {
  const [view] = useState(() => loadView(section));
  const content = <Content page={section.page} view={view} space={section.space} />;
  return startOn === undefined ? (
    content
  ) : (
    <Trigger {...section} startOn={startOn}>
      {content}
    </Trigger>
  );
}
