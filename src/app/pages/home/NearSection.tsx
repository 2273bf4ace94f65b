import { useSelector } from '@xstate/react';
import { type ComponentType, memo, type ReactNode, Suspense, use, useCallback, useState } from 'react';
import { type HomeRef, type HomeSection, selectNear } from '#machines/home/index.ts';
import { watchAttention } from '../../../browser/attention.ts';
import { watchNear } from '../../../browser/near.ts';
import { whenAnswersTaken } from '../../../browser/served-answers.ts';
import { useOfBrowser } from '../../../ui/use-of-browser.ts';
import { untilBlocksCome } from './blocks.ts';

export type SectionView = ComponentType<{ home: HomeRef }>;

interface OfSectionProps {
  home: HomeRef;
  name: HomeSection;
  /** Its code, which comes when it begins. */
  bring: () => Promise<{ default: SectionView }>;
}

interface RoomyProps extends OfSectionProps {
  /** What keeps its room where the page did not come drawn. */
  space: ReactNode;
}

const untilNear = (home: HomeRef, name: HomeSection) =>
  new Promise<void>((resolve) => {
    const isNear = () => selectNear(home.getSnapshot()).includes(name);
    if (isNear()) return resolve();
    const { unsubscribe } = home.subscribe(() => {
      if (!isNear()) return;
      unsubscribe();
      resolve();
    });
  });

async function comes({ home, name, bring }: OfSectionProps): Promise<SectionView> {
  await untilNear(home, name);
  const [{ default: View }] = await Promise.all([bring(), whenAnswersTaken(name), untilBlocksCome(home)]);
  return View;
}

function Section({ home, coming }: { home: HomeRef; coming: Promise<SectionView> }) {
  const View = use(coming);
  return <View home={home} />;
}

const WIDTHS = ['md:hidden', 'max-md:hidden lg:hidden', 'max-lg:hidden'] as const;

/** About how high a section stands on a phone, on a tablet and on a desk. */
export const Spacer = ({ heights }: { heights: readonly [phone: number, tablet: number, desk: number] }) =>
  WIDTHS.map((width, at) => (
    <svg key={width} className={`invisible ${width}`} width="1" height={heights[at]} aria-hidden="true" />
  ));

interface RoomProps {
  home: HomeRef;
  coming: Promise<SectionView>;
  space?: ReactNode;
}

/** What is drawn already stays as it is until the section has come: nothing here may change meanwhile. */
const Room = memo(function Room({ home, coming, space }: RoomProps) {
  return (
    <Suspense fallback={space}>
      <Section home={home} coming={coming} />
    </Suspense>
  );
});

/** What shows something of a section elsewhere: it stands as the page came until that section has begun. */
export function OfSection(props: OfSectionProps) {
  const [coming] = useState(() => comes(props));
  return <Room home={props.home} coming={coming} />;
}

interface BeginningProps extends RoomyProps {
  /** Calls once, when the section is to begin. */
  watch: (element: Element, onBegin: () => void) => () => void;
  /** Whether its place says that it has not begun. */
  isNamed: boolean;
}

function Beginning({ home, name, bring, space, watch, isNamed }: BeginningProps) {
  const [coming] = useState(() => comes({ home, name, bring }));
  const isNear = useOfBrowser(
    useSelector(home, (snapshot) => selectNear(snapshot).includes(name)),
    false,
  );
  const place = useCallback(
    (element: Element | null) =>
      element === null ? undefined : watch(element, () => home.send({ type: 'section.near', section: name })),
    [home, name, watch],
  );
  return (
    <div ref={place} data-section={isNear || !isNamed ? undefined : name}>
      <Room home={home} coming={coming} space={space} />
    </div>
  );
}

/** A section that begins when it comes near; until then it stands as the page came, or there is room for it. */
export const NearSection = (props: RoomyProps) => <Beginning {...props} watch={watchNear} isNamed />;

/** A section that begins when somebody turns to it, or at once where it does not stand drawn. */
export function AttendedSection(props: RoomyProps) {
  const isDrawn = useOfBrowser(false, true);
  const [watch] = useState(() => (isDrawn ? watchAttention : watchNear));
  return <Beginning {...props} watch={watch} isNamed={false} />;
}
