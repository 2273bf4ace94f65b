import type { ReactNode } from 'react';
import { enquiriesHead as words } from '#copy/enquiry/form.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { SkeletonRows } from '#src/ui/parts/common/Skeleton.tsx';
import { Empty } from '#src/ui/parts/list/Empty.tsx';

export const Titled = ({ children, beside }: { children: ReactNode; beside?: ReactNode }) => (
  <section aria-label={words.title} className="grid min-w-0 content-start gap-1.5">
    <div className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
      <h2 className="font-strong text-20 leading-head">{words.title}</h2>
      {beside}
    </div>
    {children}
  </section>
);

export const EnquiriesSkeleton = () => (
  <Titled>
    <SkeletonRows rows={3} columns={6} />
  </Titled>
);

/** Shown to visitors, who have no enquiries. */
export const SignInFirst = ({ onSignIn }: { onSignIn: () => void }) => (
  <Titled>
    <Empty picture="ship" title={words.signIn} actions={<Button onClick={onSignIn}>{words.signInButton}</Button>}>
      {words.signInHint}
    </Empty>
  </Titled>
);
