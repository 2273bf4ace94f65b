import { useSelector } from '@xstate/react';
import type { EnquiryListAnswer } from '#contract/calls/ecommerce.ts';
import type { LazyRef } from '#machines/kit/lazy.ts';
import type { WatchRef } from '#machines/watch/index.ts';
import { selectLoaded } from '#src/lazy/select-loaded.ts';
import { EnquiriesSkeleton } from './EnquiriesTitled.tsx';
import { MyEnquiries, type MyEnquiriesProps } from './MyEnquiries.tsx';

interface OwnEnquiriesProps extends Omit<MyEnquiriesProps, 'actor'> {
  list: LazyRef<WatchRef<EnquiryListAnswer>>;
}

/** The user's enquiries, once the list is loaded. */
export function OwnEnquiries({ list, ...props }: OwnEnquiriesProps) {
  const actor = useSelector(list, selectLoaded);
  return actor === null ? <EnquiriesSkeleton /> : <MyEnquiries actor={actor} {...props} />;
}
