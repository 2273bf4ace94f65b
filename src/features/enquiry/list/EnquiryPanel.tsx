import { useSelector } from '@xstate/react';
import type { ComponentType, ReactNode } from 'react';
import type { EnquiryAnswer as Answer, EnquiryListAnswer } from '#contract/calls/ecommerce.ts';
import { enquiryForm as words } from '#copy/enquiry/form.ts';
import { type EnquiryRef, selectIsSignedIn } from '#machines/enquiry/index.ts';
import type { LazyRef } from '#machines/kit/lazy.ts';
import { type ResourceRef, selectContent, selectScreen } from '#machines/resource/index.ts';
import type { SessionRef } from '#machines/session/index.ts';
import { selectRequested, type WatchRef } from '#machines/watch/index.ts';
import type { LazyFiles } from '#src/features/files/views/FilePreview.tsx';
import { BookersOnly } from '#src/features/sign-in/views/BookersOnly.tsx';
import { lazyView } from '#src/lazy/lazy-view.tsx';
import { selectLoaded } from '#src/lazy/select-loaded.ts';
import type { LaneLocations } from '#src/ui/location-search.ts';
import { RetryNote } from '#src/ui/parts/common/RetryNote.tsx';
import { SkeletonText } from '#src/ui/parts/common/Skeleton.tsx';
import { EnquiryView } from '../form/EnquiryView.tsx';
import type { PortInputProps } from '../form/enquiry-control.types.ts';
import { FilesField } from '../form/FilesField.tsx';
import { EnquiriesSkeleton, SignInFirst } from './EnquiriesTitled.tsx';

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
