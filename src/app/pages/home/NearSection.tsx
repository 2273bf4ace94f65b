import { useSelector } from '@xstate/react';
import { type ComponentType, memo, Suspense, use, useCallback, useState } from 'react';
import { type HomeRef, type HomeSection, selectNear } from '#machines/home/index.ts';
import { watchNear } from '../../../browser/near.ts';
import { whenAnswersTaken } from '../../../browser/served-answers.ts';
import { useOfBrowser } from '../../../ui/use-of-browser.ts';

export type SectionView = ComponentType<{ home: HomeRef }>;

type Heights = readonly [phone: number, tablet: number, desk: number];

interface OfSectionProps {
  home: HomeRef;
  name: HomeSection;
  /** Its code, which comes when it begins. */
  bring: () => Promise<{ default: SectionView }>;
}

interface NearSectionProps extends OfSectionProps {
  /** About how high it stands on a phone, on a tablet and on a desk. */
  heights: Heights;
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
  const [{ default: View }] = await Promise.all([bring(), whenAnswersTaken(name)]);
  return View;
}

function Section({ home, coming }: { home: HomeRef; coming: Promise<SectionView> }) {
  const View = use(coming);
  return <View home={home} />;
}

const WIDTHS = ['md:hidden', 'max-md:hidden lg:hidden', 'max-lg:hidden'] as const;

const Spacer = ({ heights }: { heights: Heights }) =>
  WIDTHS.map((width, at) => (
    <svg key={width} className={`invisible ${width}`} width="1" height={heights[at]} aria-hidden="true" />
  ));

interface RoomProps {
  home: HomeRef;
  coming: Promise<SectionView>;
  heights?: Heights;
}

/** What is drawn already stays as it is until the section has come: nothing here may change meanwhile. */
const Room = memo(function Room({ home, coming, heights }: RoomProps) {
  return (
    <Suspense fallback={heights && <Spacer heights={heights} />}>
      <Section home={home} coming={coming} />
    </Suspense>
  );
});

/** What shows something of a section elsewhere: it stands as the page came until that section has begun. */
export function OfSection(props: OfSectionProps) {
  const [coming] = useState(() => comes(props));
  return <Room home={props.home} coming={coming} />;
}

/** A section that begins when it comes near; until then it stands as the page came, or there is room for it. */
export function NearSection(props: NearSectionProps) {
  const { home, name, heights } = props;
  const [coming] = useState(() => comes(props));
  const isNear = useOfBrowser(
    useSelector(home, (snapshot) => selectNear(snapshot).includes(name)),
    false,
  );
  const watch = useCallback(
    (element: Element | null) =>
      element === null ? undefined : watchNear(element, () => home.send({ type: 'section.near', section: name })),
    [home, name],
  );
  return (
    <div ref={watch} data-section={isNear ? undefined : name}>
      <Room home={home} coming={coming} heights={heights} />
    </div>
  );
}
