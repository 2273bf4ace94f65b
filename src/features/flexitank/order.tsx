import { flexitank, flexitank as words } from '#copy/flexitank/search.ts';
import { type FiledOrderProps, ServiceBooking, type StepViews } from '#src/features/booking/form/ServiceBooking.tsx';
import { orderView } from '#src/features/booking/order-view.ts';
import '#copy/booking/choices.ts';
import '#copy/flexitank/order.ts';
import { useSelector } from '@xstate/react';
import { type FormEvent, useState } from 'react';
import { readFlexitankTyped } from '#domain/flexitank/address.ts';
import { boxesOf, densityOf, netPerBox } from '#domain/flexitank/bag.ts';
import { bagChoices, planBags } from '#domain/flexitank/bags.ts';
import type { FlexitankOfferFacts } from '#domain/flexitank/context.ts';
import type { FlexitankForm } from '#domain/flexitank/form.ts';
import { MASS_LIMITS } from '#domain/flexitank/limits.ts';
import { flexitankPapers } from '#domain/flexitank/papers.ts';
import { flexitankReaders, flexitankService } from '#domain/flexitank/service.ts';
import { showMeasure } from '#domain/measure-text.ts';
import { showNumberText } from '#domain/number-text.ts';
import { readQuantity } from '#domain/quantity.ts';
import { type OrderFormRef, selectIsEditable } from '#machines/order-form/index.ts';
import { BookedField } from '#src/features/booking/form/BookedField.tsx';
import { BookedPanel } from '#src/features/booking/form/BookedPanel.tsx';
import { ConfirmStep } from '#src/features/booking/form/ConfirmStep.tsx';
import { ToldRows } from '#src/features/booking/form/FactRows.tsx';
import { Fields } from '#src/features/booking/form/Fields.tsx';
import { FileField } from '#src/features/booking/form/FileField.tsx';
import { OfferPapers } from '#src/features/booking/form/FormPapers.tsx';
import { Panel } from '#src/features/booking/form/Panel.tsx';
import { AttachedPanel, ContactPanel, PaymentPanel } from '#src/features/booking/form/panels.tsx';
import { useDerived, useShared, useShown, useValue, valueNow } from '#src/features/booking/form/use-booking.ts';
import type { FileAccess } from '#src/features/files/views/FilePreview.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { BagTable } from './views/BagTable.tsx';
import { PlanText } from './views/PlanText.tsx';
import { Refused } from './views/Refused.tsx';
import { sailingRows } from './views/sailing-rows.tsx';

const bagCalculatorWords = flexitank.bags;

interface BagCalculatorProps {
  actor: OrderFormRef;
  offer: Pick<FlexitankOfferFacts, 'bagSizes' | 'limitKg'>;
  /** Empty while unknown. */
  density: string;
}

/** Suggests containers and bag size for a mass; pressing a suggestion writes it into the order. */
export function BagCalculator({ actor, offer: { bagSizes, limitKg }, density }: BagCalculatorProps) {
  const chosen = useValue<string>(actor, 'bagSize');
  const isEditable = useShared(actor, selectIsEditable);
  const [typed, setTyped] = useState(() => valueNow<string>(actor, 'cargo.0.netWeight'));
  const [isWrong, setWrong] = useState(false);
  const read = readQuantity(typed, MASS_LIMITS);
  const plan = read.ok && density !== '' ? planBags({ mass: read.value, density, limitKg, sizes: bagSizes }) : null;
  const set = (path: string, value: string) => actor.send({ type: 'form.set', path, value });
  const suggest = (event: FormEvent) => {
    event.preventDefault();
    setWrong(plan === null);
    if (plan === null) return;
    set('boxes', String(plan.boxes));
    set('bagSize', plan.size);
  };
  return (
    <div className="grid gap-1.5">
      <p className="text-ink-2">{bagCalculatorWords.lead}</p>
      <div className="flex flex-wrap items-end gap-1">
        <label className="grid gap-0.5 text-12 text-ink-2">
          {bagCalculatorWords.mass}
          <input
            value={typed}
            inputMode="decimal"
            maxLength={12}
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter') suggest(event);
            }}
            className="min-h-5 w-20 min-w-0 rounded border border-line-field bg-surface px-1 text-ink"
          />
        </label>
        <Button disabled={!isEditable} onClick={suggest} aria-describedby="bag-suggest-note">
          {bagCalculatorWords.suggest}
        </Button>
        <span id="bag-suggest-note" className="text-12 text-ink-3">
          {bagCalculatorWords.suggestNote}
        </span>
      </div>
      {plan === null ? null : <PlanText plan={plan} mass={read.ok ? read.value : ''} />}
      {isWrong && plan === null ? (
        <Note tone="warn" live>
          {read.ok && density !== '' ? bagCalculatorWords.none : bagCalculatorWords.wrongMass}
        </Note>
      ) : null}
      {density === '' ? (
        <p className="text-ink-3">{bagCalculatorWords.fill}</p>
      ) : (
        <BagTable
          choices={bagChoices(bagSizes, density, limitKg)}
          limitKg={limitKg}
          suggested={plan?.size ?? null}
          action={({ size, isTooHeavy }) =>
            isTooHeavy ? null : (
              <Button
                size={32}
                disabled={!isEditable || size === chosen}
                onClick={() => {
                  if (boxesOf({ boxes: valueNow<string>(actor, 'boxes') }) === null) set('boxes', '1');
                  set('bagSize', size);
                }}
              >
                <span className="sr-only">{bagCalculatorWords.pickOf(size)}</span>
                {size === chosen ? bagCalculatorWords.chosen : bagCalculatorWords.pick}
              </Button>
            )
          }
        />
      )}
    </div>
  );
}

const liquidStepWords = flexitank.order;
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
      <BookedPanel actor={actor} listHref={listHref} words={liquidStepWords} rows={sailingRows(facts)} />
      <Panel title={liquidStepWords.liquid} note={liquidStepWords.liquidNote}>
        <Fields actor={actor} at={LINE} keys={NAMES} />
        <Fields actor={actor} at={LINE} keys={LIQUID} />
        <Kind actor={actor} />
      </Panel>
      <Panel title={liquidStepWords.papers} note={liquidStepWords.papersNote}>
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
  if (!refused) return <Note>{liquidStepWords.general}</Note>;
  const { orgPortCode, dstPortCode, cargo } = flexitankReaders.selectForm(actor.getSnapshot());
  return <Refused typed={{ ...readFlexitankTyped(''), orgPortCode, dstPortCode, unNo: cargo[0]?.unNumber ?? '' }} />;
}

const netText = (form: FlexitankForm): string => {
  const net = netPerBox(form);
  const total = form.cargo[0]?.netWeight ?? '';
  return net === null || total === '' ? '' : flexitank.order.net(showMeasure(net), showMeasure(total));
};

/** Net weight per container and in total, once bag and liquid are known. */
export function NetText({ actor }: { actor: OrderFormRef }) {
  const text = useDerived<FlexitankForm, string>(actor, '', netText);
  return (
    <p role="status" className="font-strong">
      {text}
    </p>
  );
}

const bagStepWords = flexitank.order;
const BAG = ['boxes', 'bagSize'];
const EQUIPMENT = ['layers', 'valve', 'bulkhead', 'heatingPad', 'steam'];

const typedDensity = ({ cargo }: FlexitankForm) => (cargo[0] && densityOf(cargo[0])) ?? '';

/** Bag size, number of containers and fittings, calculated from mass and density or chosen. */
export function BagStep({ actor }: { actor: OrderFormRef }) {
  const { offer } = useSelector(actor, flexitankReaders.selectFacts);
  const density = useDerived<FlexitankForm, string>(actor, '', typedDensity);
  return (
    <>
      <Panel
        title={bagStepWords.bag}
        {...(offer === null
          ? {}
          : { note: bagStepWords.limit(showNumberText(String(offer.limitKg), { decimals: 0 })) })}
      >
        {offer === null ? null : <BagCalculator actor={actor} offer={offer} density={density} />}
        <Fields actor={actor} at="" keys={BAG} />
        <NetText actor={actor} />
      </Panel>
      <Panel title={bagStepWords.equipment} note={bagStepWords.equipmentNote}>
        <Fields actor={actor} at="" keys={EQUIPMENT} />
      </Panel>
    </>
  );
}

const installStepWords = flexitank.order;
const INSTALL = ['install', 'installDay', 'installAddress', 'disposal'];

/** Installation place and time, disposal of the bags, contact and payment. */
export function InstallStep({ actor, fileAccess }: { actor: OrderFormRef; fileAccess: FileAccess }) {
  return (
    <>
      <Panel title={installStepWords.install} note={installStepWords.installNote}>
        <Fields actor={actor} at="" keys={INSTALL} wide={['installAddress', 'disposal']} />
      </Panel>
      <Panel title={installStepWords.insurance}>
        <BookedField actor={actor} path="insurance.wanted" />
        <Fields actor={actor} at="insurance" keys={['cargoValue', 'currency']} />
      </Panel>
      <ContactPanel actor={actor} />
      <PaymentPanel actor={actor} keys={['payType']} />
      <AttachedPanel actor={actor} fileAccess={fileAccess} />
    </>
  );
}

export function FlexitankBooking({ fileAccess, ...shared }: FiledOrderProps) {
  const steps: StepViews = {
    liquid: (form) => <LiquidStep actor={form} fileAccess={fileAccess} />,
    bag: (form) => <BagStep actor={form} />,
    install: (form) => <InstallStep actor={form} fileAccess={fileAccess} />,
    confirm: (form) => (
      <ConfirmStep actor={form} route={sailingRows(flexitankReaders.selectFacts(form.getSnapshot()))} />
    ),
  };
  return (
    <ServiceBooking
      {...shared}
      steps={steps}
      placed={(form) => <ToldRows rows={sailingRows(flexitankReaders.selectFacts(form.getSnapshot()))} />}
    />
  );
}

/** The order over the list. */
export default orderView((props: Omit<FiledOrderProps, 'title'>) => (
  <FlexitankBooking
    {...props}
    title={<h1 className="text-balance font-strong text-28 leading-head">{words.order.title}</h1>}
  />
));
