import { useSelector } from '@xstate/react';
import { type ComponentType, memo, Suspense, use, useCallback, useState } from 'react';
import { type HomeRef, type HomeSection, selectNear } from '#machines/home/index.ts';
import { watchNear } from '../../../browser/near.ts';
import { whenAnswersTaken } from '../../../browser/served-answers.ts';
import { useOfBrowser } from '../../../ui/use-of-browser.ts';

export type SectionView = ComponentType<{ home: HomeRef }>;

interface OfSectionProps {
  home: HomeRef;
  name: HomeSection;
  /** Its code, which comes when it begins. */
  bring: () => Promise<{ default: SectionView }>;
}

interface NearSectionProps extends OfSectionProps {
  /** About how high it stands where there is room for tables, and where there is not. */
  wide: number;
  narrow: number;
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

interface RoomProps {
  home: HomeRef;
  coming: Promise<SectionView>;
  wide: number;
  narrow: number;
}

/** What is drawn already stays as it is until the section has come: nothing here may change meanwhile. */
const Room = memo(function Room({ home, coming, wide, narrow }: RoomProps) {
  const room = (
    <>
      <svg className="max-lg:hidden" width="1" height={wide} aria-hidden="true" />
      <svg className="lg:hidden" width="1" height={narrow} aria-hidden="true" />
    </>
  );
  return (
    <Suspense fallback={wide === 0 ? null : room}>
      <Section home={home} coming={coming} />
    </Suspense>
  );
});

/** What shows something of a section elsewhere: it stands as the page came until that section has begun. */
export function OfSection(props: OfSectionProps) {
  const [coming] = useState(() => comes(props));
  return <Room home={props.home} coming={coming} wide={0} narrow={0} />;
}

/** A section that begins when it comes near; until then it stands as the page came, or there is room for it. */
export function NearSection(props: NearSectionProps) {
  const { home, name, wide, narrow } = props;
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
      <Room home={home} coming={coming} wide={wide} narrow={narrow} />
    </div>
  );
}
