import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { payloadOf } from '#domain/booking/lane-rules.ts';
import { newContainer } from '#domain/booking/services/fcl/cargo.ts';
import type { ContainerLine, FclForm } from '#domain/booking/services/fcl/form.ts';
import { BOX_TYPES_OF_A_FORM } from '#domain/limits.ts';
import type { OrderFormRef } from '#machines/order-form/index.ts';
import { booking as words } from '#src/ui/copy/booking/words.ts';
import { Button, ButtonLink } from '#src/ui/parts/Button.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { Beginning } from '../booking/Beginning.tsx';
import { Fields } from '../booking/Fields.tsx';
import { Panel } from '../booking/Panel.tsx';
import { useDerived, useValue } from '../booking/use-booking.ts';
import { SailingFacts } from './SailingFacts.tsx';
import { selectFclFacts } from './selectors.ts';

const KEYS = ['ctnType', 'quantity', 'soc', 'containerNos', 'temperature', 'ventilation', 'humidity', 'overDimensions'];

/** A tick stands at the height of the boxes beside it. */
const PLACED = { ctnType: 'max-md:col-span-2', soc: 'md:pt-4.25' };

/** What an enquiry was answered for. */
const ASKED = ['ctnType', 'quantity'];

/** The sailing as it was chosen, the boxes, and when the goods are ready. */
export function RouteStep({ actor, listHref }: { actor: OrderFormRef; listHref: (form: FclForm) => string }) {
  const facts = useSelector(actor, selectFclFacts);
  const href = useDerived<FclForm, string>(actor, '', (form) => listHref(form));
  const change = (
    <ButtonLink size={32} href={href}>
      {facts.sailing === null ? words.backToList : words.route.change}
    </ButtonLink>
  );
  return (
    <>
      <Beginning actor={actor} />
      <Panel title={words.route.sailing} action={change}>
        {facts.sailing === null || facts.offer === null ? (
          <Note tone="warn">{words.route.noOffer}</Note>
        ) : (
          <SailingFacts facts={facts} />
        )}
        <Fields actor={actor} at="" keys={['receiptType', 'deliveryType', 'cargoReadyDate']} />
      </Panel>
      <Panel title={words.route.boxes}>
        <Containers actor={actor} />
      </Panel>
    </>
  );
}

function Containers({ actor }: { actor: OrderFormRef }) {
  const lines = useValue<ContainerLine[]>(actor, 'containers');
  const facts = useSelector(actor, selectFclFacts);
  const isFixed = useValue<string>(actor, 'enquiryNo') !== '';
  const [ids] = useState(() => new Set<string>());
  for (const { id } of lines) ids.add(id);
  const set = (value: readonly ContainerLine[]) => actor.send({ type: 'form.set', path: 'containers', value });
  const priced = (facts.offer?.boxes ?? []).map(({ ctnType }) => ctnType);
  const free = priced.find((type) => !lines.some(({ ctnType }) => ctnType === type)) ?? priced[0] ?? '20GP';
  return (
    <>
      {lines.map(({ id }, index) => (
        <div key={id} className="grid gap-1 border-line border-b pb-1.5">
          <Fields
            actor={actor}
            at={`containers.${index}`}
            keys={KEYS}
            wide={['containerNos']}
            placed={PLACED}
            fixed={isFixed ? ASKED : []}
          />
          <div className="flex flex-wrap items-center justify-between gap-1">
            <Payload actor={actor} index={index} />
            {lines.length > 1 && !isFixed ? (
              <Button size={32} icon="trash" iconOnly onClick={() => set(lines.filter((line) => line.id !== id))}>
                {words.route.removeBox(index + 1)}
              </Button>
            ) : null}
          </div>
        </div>
      ))}
      {lines.length < BOX_TYPES_OF_A_FORM && !isFixed ? (
        <div>
          <Button size={32} icon="plus" onClick={() => set([...lines, newContainer(lines, free)])}>
            {words.route.addBox}
          </Button>
        </div>
      ) : null}
    </>
  );
}

function Payload({ actor, index }: { actor: OrderFormRef; index: number }) {
  const type = useValue<string>(actor, `containers.${index}.ctnType`);
  const payload = payloadOf(type);
  return (
    <p className="text-12 text-ink-3">{payload === null ? '' : words.route.payload(payload.toLocaleString('en-US'))}</p>
  );
}
