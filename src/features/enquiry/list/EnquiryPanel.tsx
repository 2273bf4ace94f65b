import { useSelector } from '@xstate/react';
import type { ComponentType, ReactNode } from 'react';
import type { EnquiryAnswer as Answer, EnquiryListAnswer } from '#contract/calls/ecommerce.ts';
import { signInToUpload } from '#copy/booking/outcome.ts';
import { enquiryForm as words } from '#copy/enquiry/form.ts';
import { type EnquiryRef, selectScreen as enquiryViewSelectScreen, selectIsSignedIn } from '#machines/enquiry/index.ts';
import type { LazyRef } from '#machines/kit/lazy.ts';
import { type ResourceRef, selectContent, selectScreen } from '#machines/resource/index.ts';
import type { SessionRef } from '#machines/session/index.ts';
import { selectRequested, type WatchRef } from '#machines/watch/index.ts';
import type { LazyFiles } from '#src/features/files/views/FilePreview.tsx';
import { BookersOnly } from '#src/features/sign-in/views/BookersOnly.tsx';
import { selectLoaded } from '#src/lazy/lazy-actor.ts';
import { lazyView } from '#src/lazy/lazy-view.tsx';
import type { LaneLocations } from '#src/ui/location-search.ts';
import { RetryNote } from '#src/ui/parts/common/RetryNote.tsx';
import { SkeletonForm, SkeletonText } from '#src/ui/parts/common/Skeleton.tsx';
import { EnquiryForm } from '../form/EnquiryForm.tsx';
import type { EnquiryPlacedProps } from '../form/EnquiryPlaced.tsx';
import type { EnquiryMeans, PortInputProps } from '../form/enquiry-control.types.ts';
import type { FilesControlProps } from '../form/FilesControl.tsx';
import { EnquiryPlaced, FilesControl, UnclaimedChoice } from '../form/lazy-views.tsx';
import { EnquiriesSkeleton, SignInFirst } from './EnquiriesTitled.tsx';

export interface EnquiryViewProps extends EnquiryPlacedProps, EnquiryMeans {}

export function EnquiryView({ renderPort, renderFiles, ...props }: EnquiryViewProps) {
  const screen = useSelector(props.actor, enquiryViewSelectScreen);
  switch (screen) {
    case 'blank':
      return <SkeletonForm fields={9} />;
    case 'choosing':
      return <UnclaimedChoice actor={props.actor} />;
    case 'form':
      return <EnquiryForm actor={props.actor} renderPort={renderPort} renderFiles={renderFiles} />;
    case 'placed':
      return <EnquiryPlaced {...props} />;
    default:
      return screen satisfies never;
  }
}

/** Files require an account: visitors read that they can add them after signing in. */
export function FilesField(props: FilesControlProps) {
  const isSignedIn = useSelector(props.actor, selectIsSignedIn);
  return isSignedIn ? <FilesControl {...props} /> : <p className="text-ink-3">{signInToUpload}</p>;
}

export interface EnquiryPanelProps {
  session: SessionRef;
  form: EnquiryRef;
  list: LazyRef<WatchRef<EnquiryListAnswer>>;
  answer: LazyRef<WatchRef<Answer>>;
  /** Null for services that take locations as free text. */
  ports: ResourceRef<LaneLocations> | null;
  /** Input for ports. */
  Port: ComponentType<PortInputProps> | null;
  files: LazyFiles;
  answerTime: string | null;
  onCopy: (text: string) => void;
  onSignIn: () => void;
  onPage: (page: number) => void;
}

const NO_PORTS: LaneLocations = { origins: [], destinations: [] };

const OwnEnquiries = lazyView(async () => (await import('./OwnEnquiries.tsx')).OwnEnquiries, {
  fallback: <EnquiriesSkeleton />,
});
const OwnAnswer = lazyView(async () => (await import('./OwnAnswer.tsx')).OwnAnswer, {
  fallback: <SkeletonText lines={4} />,
});

/** Enquiry form, earlier enquiries, and the answer to one of them. */
export function EnquiryPanel({
  session,
  form,
  list,
  answer,
  ports,
  Port,
  files,
  answerTime,
  ...on
}: EnquiryPanelProps) {
  const isSignedIn = useSelector(form, selectIsSignedIn);
  const watched = useSelector(answer, selectLoaded) ?? undefined;
  const seen = useSelector(watched, (snapshot) => (snapshot === undefined ? null : selectRequested(snapshot)));
  const see = (enquiryNo: string) => answer.send({ type: 'watch.asked', asked: enquiryNo });
  const asking = (known: LaneLocations) => (
    <EnquiryView
      actor={form}
      renderPort={(port) => Port && <Port {...port} ports={known} />}
      renderFiles={(control) => <FilesField actor={form} control={control} pictures={files} />}
      answerTime={answerTime}
      onCopy={on.onCopy}
      onSee={see}
    />
  );
  return (
    <div className="grid min-w-0 gap-4">
      <BookersOnly session={session}>
        {ports === null ? asking(NO_PORTS) : <WithPorts ports={ports}>{asking}</WithPorts>}
      </BookersOnly>
      {isSignedIn ? (
        <OwnEnquiries list={list} seen={seen} onSee={see} onSignIn={on.onSignIn} onPage={on.onPage} />
      ) : (
        <SignInFirst onSignIn={on.onSignIn} />
      )}
      {seen === null ? null : <OwnAnswer answer={answer} files={files} />}
    </div>
  );
}

interface WithPortsProps {
  ports: ResourceRef<LaneLocations>;
  children: (known: LaneLocations) => ReactNode;
}

function WithPorts({ ports, children }: WithPortsProps) {
  const known = useSelector(ports, selectContent) as LaneLocations | null;
  const screen = useSelector(ports, selectScreen);
  return (
    <div className="grid min-w-0 gap-2">
      {screen === 'failed' ? (
        <RetryNote tone="warn" onRetry={() => ports.send({ type: 'resource.retry' })}>
          {words.portsFailed}
        </RetryNote>
      ) : null}
      {children(known ?? NO_PORTS)}
    </div>
  );
}
