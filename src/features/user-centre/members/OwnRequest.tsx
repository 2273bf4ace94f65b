import type { ReactNode } from 'react';
import type { Members } from '#contract/calls/members.ts';
import { members as words } from '#copy/user-centre/enterprise.ts';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { DateTime } from '#src/ui/parts/list/DateTime.tsx';
import { HOUSE_ZONE } from '#src/ui/text/time-text.ts';

interface OwnRequestProps {
  request: NonNullable<Members['ownRequest']>;
  action?: ReactNode;
}

/** Status of the user's own request to join, and how long its answer may take. */
export function OwnRequest({ request: { status, enterpriseName, expiresAt }, action }: OwnRequestProps) {
  const title = words.ownRequest[status](enterpriseName);
  if (status !== 'waiting')
    return (
      <Note tone="warn" action={action}>
        {title}
      </Note>
    );
  return (
    <Note title={title} action={action}>
      <p>{words.ownRequest.remind}</p>
      <p className="flex flex-wrap gap-x-1 text-12 text-ink-3">
        <span>{words.ownRequest.answerBy}</span>
        <DateTime instant={expiresAt} zone={HOUSE_ZONE} />
      </p>
    </Note>
  );
}
