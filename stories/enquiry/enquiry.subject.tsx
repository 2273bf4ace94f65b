import type { AnyMachineSnapshot } from 'xstate';
import { uploads } from '#copy/dangerous-goods/papers.ts';
import { enquiry as words } from '#copy/enquiry/all-services.ts';
import { KIT } from '#copy/kit.ts';
import { fclFields } from '#domain/enquiry/fields.ts';
import { ENQUIRY_CARRIERS } from '#domain/enquiry/services.ts';
import { oceanCarriers } from '#domain/reference/ocean-carriers.ts';
import { type EnquiryRef, type EnquirySnapshot, selectFailure, selectScreen } from '#machines/enquiry/index.ts';
import { OFFERED_BOXES } from '#src/features/enquiry/form/EnquiryControl.tsx';
import { PortInput } from '#src/features/enquiry/form/PortInput.tsx';
import { EnquiryView } from '#src/features/enquiry/list/EnquiryPanel.tsx';
import { entryOf, nothing, type Subject } from '../kit/subject.ts';
import { destinations, origins } from '../search/lane.ts';

const carriers = ENQUIRY_CARRIERS.map((code) => oceanCarriers.find(({ scac }) => scac === code)?.nameCn ?? code);
const services = fclFields.services.choices.map((code) => words.services[code] ?? code);

/** Buttons that only fill in the form, and the one that copies the number. */
function besides(snapshot: AnyMachineSnapshot): string[] {
  const found = snapshot as EnquirySnapshot;
  const screen = selectScreen(found);
  if (screen === 'placed') return [words.copy, words.seeInList];
  if (screen === 'blank' || !found.hasTag('editable')) return [];
  const { isDanger, dgClass, packingGroup } = found.context.values;
  const choices = isDanger === 'Y' ? [dgClass, packingGroup].map((value) => String(value ?? words.optional)) : [];
  return [
    ...choices,
    words.optional,
    words.currencies['2'] ?? '',
    KIT.dates.choose,
    ...OFFERED_BOXES,
    ...carriers,
    ...services,
  ];
}

/** The files' own part of the form has stories of its own. */
export const subject: Subject = {
  entry: entryOf('enquiry'),
  render: (actor, onAction = nothing) => (
    <EnquiryView
      actor={actor as EnquiryRef}
      renderPort={(port) => <PortInput {...port} ports={{ origins, destinations }} />}
      renderFiles={() => <p className="text-ink-3">{uploads.rules}</p>}
      answerTime={null}
      onCopy={onAction}
      onSee={onAction}
    />
  ),
  controls: {
    'enquiry.submit': words.submit,
    'unclaimed.taken': words.unclaimed.take,
    'unclaimed.dropped': words.unclaimed.drop,
    'enquiry.retry': (snapshot) => (selectFailure(snapshot as EnquirySnapshot) === null ? '' : words.retry),
    'enquiry.again': words.again,
    'link.retry': words.retry,
  },
  besides,
};
