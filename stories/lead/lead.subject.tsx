import { lead as words } from '#copy/brands.ts';
import { LEAD_CLASSES } from '#domain/enquiry/lead.ts';
import { dgClasses } from '#domain/reference/dangerous-classes.ts';
import type { LeadRef } from '#machines/lead/index.ts';
import { LeadForm } from '#src/features/business/views/LeadBlock.tsx';
import { entryOf, type Subject } from '../kit/subject.ts';

const classNames = LEAD_CLASSES.map((code) =>
  words.className(code, dgClasses.find((one) => one.code === code)?.nameCn.split('/')[0] ?? ''),
);

export const subject: Subject = {
  entry: entryOf('lead'),
  render: (actor) => <LeadForm actor={actor as LeadRef} />,
  controls: { 'lead.submit': words.submit, 'lead.again': words.again },
  besides: (snapshot) => (snapshot.can({ type: 'lead.edit', change: {} }) ? classNames : []),
};
