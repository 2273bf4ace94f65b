import { KIT } from '#src/ui/copy/kit.ts';
import { laterView } from '#src/ui/later-view.tsx';
import { onceThere } from '#src/ui/once-there.ts';
import { SkeletonLine } from '#src/ui/parts/common/Skeleton.tsx';

/** Files belong to an account: a visitor's form is without the list of them. */
export const { View: LaterUploadList, load: bringUploadList } = laterView(
  async () => (await import('./UploadList.tsx')).UploadList,
  <SkeletonLine label={KIT.loading} />,
);

onceThere(bringUploadList);
