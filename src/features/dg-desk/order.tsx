import { workNames } from '#copy/booking/names.ts';
import { dgdesk as words } from '#copy/dg-desk/works.ts';
import { type FiledOrderProps, ServiceBooking, type StepViews } from '#src/features/booking/form/ServiceBooking.tsx';
import { orderView } from '#src/features/booking/order-view.ts';
import '#copy/booking/choices.ts';
import '#copy/dg-desk/order.ts';
import { nextId } from '#domain/booking/goods-list.ts';
import { mixtureSum } from '#domain/dg-desk/checks.ts';
import { finishDay } from '#domain/dg-desk/finish.ts';
import { blankComponent, type Component, type DeskForm } from '#domain/dg-desk/form.ts';
import { deskReaders, deskService } from '#domain/dg-desk/service.ts';
import { isTakenClass, needsCarriage, needsGoods, needsMixture, worksOf } from '#domain/dg-desk/works.ts';
import { COMPONENTS_OF_A_FORM } from '#domain/limits.ts';
import type { OrderFormRef } from '#machines/order-form/index.ts';
import { AskedGoods } from '#src/features/booking/form/AskedGoods.tsx';
import { anchorOf } from '#src/features/booking/form/BookedField.tsx';
import { ConfirmStep } from '#src/features/booking/form/ConfirmStep.tsx';
import type { FactRow } from '#src/features/booking/form/FactRows.tsx';
import { Fields } from '#src/features/booking/form/Fields.tsx';
import { FileField } from '#src/features/booking/form/FileField.tsx';
import { NumberStanding } from '#src/features/booking/form/goods/NumberStanding.tsx';
import { Panel } from '#src/features/booking/form/Panel.tsx';
import { PortControl } from '#src/features/booking/form/PortControl.tsx';
import { AttachedPanel, ContactPanel, PaymentPanel } from '#src/features/booking/form/panels.tsx';
import { useDerived, useRested, useValue } from '#src/features/booking/form/use-booking.ts';
import type { FileAccess } from '#src/features/files/views/FilePreview.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { WorksStep } from './views/WorksStep.tsx';

const KEYS = ['name', 'casNo', 'percent'];
const sumOf = (form: DeskForm) => mixtureSum(form) ?? '';

/** Components of the mixture, line by line, with their sum. */
export function Mixture({ actor }: { actor: OrderFormRef }) {
  const isRequired = useDerived<DeskForm, boolean>(actor, '', needsMixture);
  const components = useValue<Component[]>(actor, 'components');
  const sum = useRested<DeskForm, string>(actor, '', sumOf);
  if (!isRequired) return null;
  const set = (value: readonly Component[]) => actor.send({ type: 'form.set', path: 'components', value });
  const isFull = components.length >= COMPONENTS_OF_A_FORM;
  return (
    <Panel title={words.mixture} note={words.mixtureNote}>
      <div id={anchorOf('components')} className="grid gap-1">
        {components.map(({ id }, index) => (
          <fieldset key={id} className="flex items-start gap-1 border-line border-b pb-1">
            <legend className="sr-only">{words.component(index + 1)}</legend>
            <Fields
              actor={actor}
              at={`components.${index}`}
              keys={KEYS}
              placed={{ name: 'col-span-2' }}
              className="min-w-0 flex-1"
            />
            {components.length === 1 ? null : (
              <Button
                size={32}
                icon="trash"
                iconOnly
                className="mt-2.5"
                onClick={() => set(components.filter((one) => one.id !== id))}
              >
                {words.removeComponent(index + 1)}
              </Button>
            )}
          </fieldset>
        ))}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-1">
        <Button
          size={32}
          icon="plus"
          disabled={isFull}
          onClick={() => set([...components, { ...blankComponent, id: nextId(components) }])}
        >
          {isFull ? words.fullComponents(COMPONENTS_OF_A_FORM) : words.addComponent}
        </Button>
        {sum === '' ? null : <p className="font-strong tabular-nums">{words.mixtureSum(sum)}</p>}
      </div>
    </Panel>
  );
}

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

/** The services ordered, with their finish dates. */
function orderedRows(actor: OrderFormRef): FactRow[] {
  const snapshot = actor.getSnapshot();
  const form = deskReaders.selectForm(snapshot);
  const day = finishDay(form, deskReaders.selectFacts(snapshot).now);
  return [
    [
      words.rows.works,
      worksOf(form)
        .map((work) => workNames[work])
        .join('、') || words.nothing,
    ],
    ...(day === null ? [] : [[words.rows.finish, day] satisfies FactRow]),
  ];
}

export function DeskBooking({ actor, fileAccess, ...shared }: FiledOrderProps) {
  const steps: StepViews = {
    desk: (form) => <WorksStep actor={form} />,
    details: (form) => <DetailsStep actor={form} fileAccess={fileAccess} />,
    confirm: (form) => <ConfirmStep actor={form} route={orderedRows(form)} />,
  };
  return <ServiceBooking {...shared} actor={actor} steps={steps} />;
}

/** The order over the desk. */
export default orderView((props: Omit<FiledOrderProps, 'title'>) => (
  <DeskBooking
    {...props}
    title={
      <div className="grid gap-0.5">
        <h1 className="text-balance font-strong text-28 leading-head">{words.title}</h1>
        <p className="text-ink-2">{words.lead}</p>
      </div>
    }
  />
));
