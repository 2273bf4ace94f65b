import type { OpenBy as Others } from '#contract/fields/operator.ts';
import { deskQueue as words } from '#src/ui/copy/desk-queue.ts';
import { HOUSE_ZONE } from '#src/ui/house-zone.ts';
import { Badge } from '#src/ui/parts/common/Badge.tsx';
import { portTime } from '#src/ui/text/time-text.ts';

/** Who else has it open. */
export const OpenBy = ({ others }: { others: Others | undefined }) =>
  others === undefined || others.length === 0 ? null : (
    <span className="flex flex-wrap gap-0.5">
      {others.map(({ name, at }) => (
        <Badge key={name} tone="track">
          {words.openBy(name, portTime(at, HOUSE_ZONE).clock)}
        </Badge>
      ))}
    </span>
  );
