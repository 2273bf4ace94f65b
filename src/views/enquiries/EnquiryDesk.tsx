import { useSelector } from '@xstate/react';
import type { EnquiryAnswer as Answer, EnquiryListAnswer } from '#contract/calls/ecommerce.ts';
import type { EnquiryRef } from '#machines/enquiry/index.ts';
import { type ResourceRef, selectContent, selectScreen } from '#machines/resource/index.ts';
import { selectAsked, selectScreen as selectWatched, type WatchRef } from '#machines/watch/index.ts';
import { enquiryForm as words } from '#src/ui/copy/enquiry/form.ts';
import { laterView } from '#src/ui/later-view.tsx';
import type { LaneLocations } from '#src/ui/location-search.ts';
import { RetryNote } from '#src/ui/parts/common/RetryNote.tsx';
import { SkeletonText } from '#src/ui/parts/common/Skeleton.tsx';
import { EnquiryView } from '../enquiry/EnquiryView.tsx';
import { FilesControl } from '../enquiry/FilesControl.tsx';
import type { FileAccess } from '../files/FilePreview.tsx';
import { EnquiriesSkeleton, SignInFirst } from './EnquiriesTitled.tsx';

export interface EnquiryDeskProps {
  form: EnquiryRef;
  list: WatchRef<EnquiryListAnswer>;
  answer: WatchRef<Answer>;
  /** Null for a service that names its places in words. */
  ports: ResourceRef<LaneLocations> | null;
  fileAccess: FileAccess;
  answerTime: string | null;
  onCopy: (text: string) => void;
  onSignIn: () => void;
  onPage: (page: number) => void;
}

const NO_PORTS: LaneLocations = { origins: [], destinations: [] };

const { View: MyEnquiries } = laterView(
  async () => (await import('./MyEnquiries.tsx')).MyEnquiries,
  <EnquiriesSkeleton />,
);
const { View: EnquiryAnswer } = laterView(
  async () => (await import('./EnquiryAnswer.tsx')).EnquiryAnswer,
  <SkeletonText lines={4} />,
);

/** A form of enquiry, what was asked before, and the answer to one of them. */
export function EnquiryDesk({ form, list, answer, ports, fileAccess, answerTime, ...on }: EnquiryDeskProps) {
  const seen = useSelector(answer, selectAsked);
  const isSignedIn = useSelector(list, selectWatched) !== 'nothing';
  const isAnswerShown = useSelector(answer, selectWatched) !== 'nothing';
  const see = (enquiryNo: string) => answer.send({ type: 'watch.asked', asked: enquiryNo });
  const asking = (known: LaneLocations) => (
    <EnquiryView
      actor={form}
      ports={known}
      renderFiles={(control) => <FilesControl actor={form} control={control} access={fileAccess} />}
      answerTime={answerTime}
      onCopy={on.onCopy}
      onSee={see}
    />
  );
  return (
    <div className="grid min-w-0 gap-4">
      {ports === null ? asking(NO_PORTS) : <WithPorts ports={ports}>{asking}</WithPorts>}
      {isSignedIn ? (
        <MyEnquiries actor={list} seen={seen} onSee={see} onSignIn={on.onSignIn} onPage={on.onPage} />
      ) : (
        <SignInFirst onSignIn={on.onSignIn} />
      )}
      {isAnswerShown ? <EnquiryAnswer actor={answer} fileAccess={fileAccess} /> : null}
    </div>
  );
}

interface WithPortsProps {
  ports: ResourceRef<LaneLocations>;
  children: (known: LaneLocations) => React.ReactNode;
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
