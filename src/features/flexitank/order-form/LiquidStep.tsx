import { useSelector } from '@xstate/react';
import { flexitank } from '#copy/flexitank/search.ts';
import { readFlexitankTyped } from '#domain/flexitank/address.ts';
import type { FlexitankForm } from '#domain/flexitank/form.ts';
import { flexitankPapers } from '#domain/flexitank/papers.ts';
import { flexitankReaders, flexitankService } from '#domain/flexitank/service.ts';
import type { OrderFormRef } from '#machines/order-form/index.ts';
import { BookedPanel } from '#src/features/booking/form/BookedPanel.tsx';
import { Fields } from '#src/features/booking/form/Fields.tsx';
import { FileField } from '#src/features/booking/form/FileField.tsx';
import { OfferPapers } from '#src/features/booking/form/FormPapers.tsx';
import { Panel } from '#src/features/booking/form/Panel.tsx';
import { useDerived, useShown } from '#src/features/booking/form/use-booking.ts';
import type { FileAccess } from '#src/features/files/views/FilePreview.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { Refused } from '../list/Refused.tsx';
import { sailingRows } from './sailing-rows.tsx';

const words = flexitank.order;
const LINE = 'cargo.0';
const NAMES = ['cargoNameCn', 'cargoNameEn', 'hsCode', 'casNo'];
const LIQUID = ['density', 'viscosity', 'loadTemp', 'unNumber', 'isDanger', 'foodGrade'];

const listHref = (form: FlexitankForm) => flexitankService.links(form).list;
const isDangerous = ({ cargo }: FlexitankForm) =>
  cargo[0] !== undefined && (cargo[0].isDanger || cargo[0].unNumber.trim() !== '');

interface LiquidStepProps {
  actor: OrderFormRef;
  fileAccess: FileAccess;
}

/** Sailing, properties of the liquid, and documents that prove it is not dangerous. */
export function LiquidStep({ actor, fileAccess }: LiquidStepProps) {
  const facts = useSelector(actor, flexitankReaders.selectFacts);
  const shown = useShown(actor, LINE);
  return (
    <>
      <BookedPanel actor={actor} listHref={listHref} words={words} rows={sailingRows(facts)} />
      <Panel title={words.liquid} note={words.liquidNote}>
        <Fields actor={actor} at={LINE} keys={NAMES} />
        <Fields actor={actor} at={LINE} keys={LIQUID} />
        <Kind actor={actor} />
      </Panel>
      <Panel title={words.papers} note={words.papersNote}>
        <FileField actor={actor} path={`${LINE}.classReport`} fileAccess={fileAccess} withDay="other" />
        {shown.has('foodCertificate') ? (
          <FileField actor={actor} path={`${LINE}.foodCertificate`} fileAccess={fileAccess} />
        ) : null}
        <FileField actor={actor} path={`${LINE}.sds`} fileAccess={fileAccess} withDay="sds" />
      </Panel>
      <OfferPapers actor={actor} select={flexitankReaders.selectFacts} papersOf={flexitankPapers} />
    </>
  );
}

/** General cargo only; dangerous goods get a refusal with links to services that accept them. */
function Kind({ actor }: { actor: OrderFormRef }) {
  const refused = useDerived<FlexitankForm, boolean>(actor, '', isDangerous);
  if (!refused) return <Note>{words.general}</Note>;
  const { orgPortCode, dstPortCode, cargo } = flexitankReaders.selectForm(actor.getSnapshot());
  return <Refused typed={{ ...readFlexitankTyped(''), orgPortCode, dstPortCode, unNo: cargo[0]?.unNumber ?? '' }} />;
}
