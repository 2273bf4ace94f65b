import type { EnquiryListAnswer } from '#contract/calls/ecommerce.ts';
import { enquiries as words } from '#copy/enquiry/own.ts';
import { KIT } from '#copy/kit.ts';
import {
  selectContent,
  selectIsOutdated,
  selectScreen,
  type WatchRef,
  type WatchSnapshot,
} from '#machines/watch/index.ts';
import { MyEnquiries } from '#src/features/enquiry/list/OwnEnquiries.tsx';
import { entryOf, nothing, type Subject } from '../kit/subject.ts';

export const subject: Subject = {
  entry: entryOf('watch'),
  render: (actor, onAction = nothing) => (
    <MyEnquiries
      actor={actor as WatchRef<EnquiryListAnswer>}
      seen={null}
      onSee={onAction}
      onSignIn={onAction}
      onPage={onAction}
    />
  ),
  controls: {
    'watch.refresh': (snapshot) => {
      const shown = snapshot as WatchSnapshot;
      return selectIsOutdated(shown) || selectScreen(shown) === 'failed' ? KIT.retry : words.refresh;
    },
  },
  besides: (snapshot) => {
    const shown = snapshot as WatchSnapshot;
    const screen = selectScreen(shown);
    if (screen === 'nothing') return [words.signInButton];
    if (screen !== 'content') return [];
    return (selectContent(shown) as EnquiryListAnswer).items.map(({ enquiryNo }) => words.seeOf(enquiryNo) + words.see);
  },
};
