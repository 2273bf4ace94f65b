import { KIT } from '#copy/kit.ts';
import { deskLeads as words } from '#copy/operator/requests.ts';
import type { DeskLeadRef } from '#machines/desk-lead/index.ts';
import { DeskLead } from '#src/operator/lead/DeskLead.tsx';
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
