import { KIT } from '#copy/kit.ts';
import { operatorLeads as words } from '#copy/operator/requests.ts';
import type { OperatorLeadRef } from '#machines/operator-lead/index.ts';
import { OperatorLead } from '#src/operator/lead/OperatorLeads.tsx';
import { entryOf, nothing, type Subject } from '../kit/subject.ts';

export const subject: Subject = {
  entry: entryOf('operator-lead'),
  render: (actor) => <OperatorLead actor={actor as OperatorLeadRef} toList={nothing} />,
  controls: {
    'lead.close': words.close,
    'lead.retry': KIT.retry,
    'lead.take': words.take,
    'lead.settle': words.settle,
  },
};
