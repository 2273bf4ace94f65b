import type { DeskLeadRef } from '#machines/desk-lead/index.ts';
import { DeskLead } from '#src/operator/lead/DeskLead.tsx';
import { deskLeads as words } from '#src/ui/copy/desk-leads.ts';
import { KIT } from '#src/ui/copy/kit.ts';
import { entryOf, nothing, type Subject } from '../kit/subject.ts';

export const subject: Subject = {
  entry: entryOf('desk-lead'),
  render: (actor) => <DeskLead actor={actor as DeskLeadRef} toList={nothing} />,
  controls: {
    'lead.close': words.close,
    'lead.retry': KIT.retry,
    'lead.take': words.take,
    'lead.settle': words.settle,
  },
};
