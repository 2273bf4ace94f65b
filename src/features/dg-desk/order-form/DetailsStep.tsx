import { dgdesk as words } from '#copy/dg-desk/works.ts';
import type { DeskForm } from '#domain/dg-desk/form.ts';
import { deskService } from '#domain/dg-desk/service.ts';
import { isTakenClass, needsCarriage, needsGoods } from '#domain/dg-desk/works.ts';
import type { OrderFormRef } from '#machines/order-form/index.ts';
import { AskedGoods } from '#src/features/booking/form/AskedGoods.tsx';
import { Fields } from '#src/features/booking/form/Fields.tsx';
import { FileField } from '#src/features/booking/form/FileField.tsx';
import { NumberStanding } from '#src/features/booking/form/goods/NumberStanding.tsx';
import { Panel } from '#src/features/booking/form/Panel.tsx';
import { PortControl } from '#src/features/booking/form/PortControl.tsx';
import { AttachedPanel, ContactPanel, PaymentPanel } from '#src/features/booking/form/panels.tsx';
import { useDerived } from '#src/features/booking/form/use-booking.ts';
import type { FileAccess } from '#src/features/files/views/FilePreview.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { Mixture } from './Mixture.tsx';

const NAMES = ['unNo', 'dgClass', 'packingGroup', 'state', 'ld50', 'cargoNameCn', 'cargoNameEn'];
const PACKING = ['packageType', 'packages', 'grossWeight'];
const CARRIAGE = ['mode', 'orgPortCode', 'dstPortCode', 'from', 'to', 'carrierCode', 'planDate'];
const PORTS = { orgPortCode: PortControl, dstPortCode: PortControl };
const HALF = { cargoNameCn: 'col-span-2', cargoNameEn: 'col-span-2' };

const enquiryHref = (form: DeskForm): string =>
  form.enquiryNo !== '' || isTakenClass(form.goods.dgClass) ? '' : (deskService.links(form).enquiry ?? '');

interface DetailsStepProps {
  actor: OrderFormRef;
  fileAccess: FileAccess;
}

/** Goods and transport as far as the services need them, contact and payment. */
export function DetailsStep({ actor, fileAccess }: DetailsStepProps) {
  const isGoods = useDerived<DeskForm, boolean>(actor, '', needsGoods);
  return (
    <>
      {isGoods ? <Goods actor={actor} fileAccess={fileAccess} /> : <Note>{words.noGoods}</Note>}
      <ContactPanel actor={actor} />
      <PaymentPanel actor={actor} keys={['payType']} />
      <AttachedPanel actor={actor} fileAccess={fileAccess} />
    </>
  );
}

function Goods({ actor, fileAccess }: DetailsStepProps) {
  const isCarried = useDerived<DeskForm, boolean>(actor, '', needsCarriage);
  return (
    <>
      <Panel title={words.goods} note={words.goodsNote}>
        <AskedGoods actor={actor} reason="DESK_CLASS" hrefOf={enquiryHref} />
        <Fields actor={actor} at="goods" keys={NAMES} placed={HALF} />
        <NumberStanding actor={actor} at="goods" />
        <Fields actor={actor} at="goods" keys={PACKING} />
      </Panel>
      <Mixture actor={actor} />
      {isCarried ? (
        <Panel title={words.carriage}>
          <Fields actor={actor} at="carriage" keys={CARRIAGE} controls={PORTS} />
        </Panel>
      ) : null}
      <Panel title={words.files}>
        <FileField actor={actor} path="goods.sds" fileAccess={fileAccess} />
        <FileField actor={actor} path="goods.formula" fileAccess={fileAccess} />
        <FileField actor={actor} path="goods.oldReport" fileAccess={fileAccess} />
      </Panel>
    </>
  );
}
