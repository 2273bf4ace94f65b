import { useSelector } from '@xstate/react';
import { selectScreen } from '#machines/enquiry/index.ts';
import { SkeletonForm } from '#src/ui/parts/common/Skeleton.tsx';
import { EnquiryForm } from './EnquiryForm.tsx';
import type { EnquiryPlacedProps } from './EnquiryPlaced.tsx';
import type { EnquiryMeans } from './enquiry-control.types.ts';
import { EnquiryPlaced, UnclaimedChoice } from './lazy-views.tsx';

export interface EnquiryViewProps extends EnquiryPlacedProps, EnquiryMeans {}

export function EnquiryView({ renderPort, renderFiles, ...props }: EnquiryViewProps) {
  const screen = useSelector(props.actor, selectScreen);
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
