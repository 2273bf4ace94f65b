import { truck, truck as words } from '#copy/truck/order.ts';
import { type FiledOrderProps, ServiceBooking, type StepViews } from '#src/features/booking/form/ServiceBooking.tsx';
import { orderView } from '#src/features/booking/order-view.ts';
import '#copy/booking/choices.ts';
import '#copy/truck/order.ts';
import { useSelector } from '@xstate/react';
import { doorWindows } from '#copy/booking/names.ts';
import { orders } from '#copy/orders/list.ts';
import { hasDangerous } from '#domain/booking/goods-line.ts';
import { showNumberText } from '#domain/number-text.ts';
import { limitOf, vehicleOf } from '#domain/road/vehicles.ts';
import { countOf } from '#domain/truck/checks.ts';
import type { TruckFacts } from '#domain/truck/facts.ts';
import { blankTruckCargo, type TruckForm } from '#domain/truck/form.ts';
import { cityName, OTHER_CITY } from '#domain/truck/location-text.ts';
import { ROAD_PAGE } from '#domain/truck/road-page.ts';
import { truckReaders } from '#domain/truck/service.ts';
import { blankTruck } from '#domain/truck/truck.ts';
import type { OrderFormRef } from '#machines/order-form/index.ts';
import { ConfirmStep } from '#src/features/booking/form/ConfirmStep.tsx';
import { Deadline, type FactRow, FactRows } from '#src/features/booking/form/FactRows.tsx';
import { Fields } from '#src/features/booking/form/Fields.tsx';
import { FormOrigin } from '#src/features/booking/form/FormOrigin.tsx';
import { type CargoStepProps, GoodsStep } from '#src/features/booking/form/goods/GoodsStep.tsx';
import { Segregation } from '#src/features/booking/form/goods/Segregation.tsx';
import { NoteRows } from '#src/features/booking/form/NoteRows.tsx';
import { Panel } from '#src/features/booking/form/Panel.tsx';
import { AttachedPanel, ContactPanel, PaymentPanel } from '#src/features/booking/form/panels.tsx';
import { useDerived, useValue } from '#src/features/booking/form/use-booking.ts';
import { VehicleLines } from '#src/features/booking/form/VehicleLines.tsx';
import type { FileAccess } from '#src/features/files/views/FilePreview.tsx';
import { ButtonLink } from '#src/ui/parts/Button.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { HOUSE_ZONE } from '#src/ui/text/time-text.ts';

const placeOf = (city: string, district: string): string =>
  city === OTHER_CITY || city === '' ? district || words.elsewhere : cityName(city);

/** Route, vehicles and validity of the price. */
export function tripRows(form: TruckForm, { validTo, now }: TruckFacts): FactRow[] {
  const { vehicle: code, loading, unloading } = form;
  const vehicle = vehicleOf(code);
  const from = placeOf(loading.city, loading.district);
  const to = placeOf(unloading.city, unloading.district);
  const limit = vehicle === null ? null : limitOf(vehicle, hasDangerous(form));
  return [
    [words.route, words.roads(from, to)],
    ...(vehicle === null
      ? []
      : [[words.vehicle, words.vehicles(vehicle.nameCn, String(countOf(form)))] satisfies FactRow]),
    ...(limit === null
      ? []
      : [[words.limit, words.kilograms(showNumberText(String(limit), { decimals: 0 }))] satisfies FactRow]),
    ...(validTo === null
      ? []
      : [
          [
            words.validTo,
            <Deadline key="valid" instant={validTo} zone={HOUSE_ZONE} now={now} label={words.validTo} />,
          ] satisfies FactRow,
        ]),
  ];
}

const OWN = { basics: ['food'], packing: ['roadCode', 'roadCategory', 'tunnelCode'] };

/** Quoted trip, goods and segregation between vehicles. */
export function TruckCargoStep({ actor, ...shared }: CargoStepProps) {
  const { deal } = useSelector(actor, truckReaders.selectFacts);
  return (
    <>
      <FormOrigin actor={actor} />
      <Panel
        title={words.trip}
        action={
          <ButtonLink size={32} href={ROAD_PAGE}>
            {words.asked}
          </ButtonLink>
        }
      >
        <Trip actor={actor} />
      </Panel>
      <GoodsStep
        {...shared}
        actor={actor}
        blank={blankTruckCargo}
        isDanger={deal?.isDanger ?? true}
        own={OWN}
        segregation={<Segregation actor={actor} />}
      >
        {deal?.isDanger === false ? null : <Note>{words.rules}</Note>}
      </GoodsStep>
    </>
  );
}

/** An option's vehicles are fixed; in a copied order they can be chosen. */
function Trip({ actor }: { actor: OrderFormRef }) {
  const facts = useSelector(actor, truckReaders.selectFacts);
  const enquiryNo = useValue<TruckForm['enquiryNo']>(actor, 'enquiryNo');
  const copiedFrom = useValue<TruckForm['copiedFrom']>(actor, 'copiedFrom');
  if (facts.deal !== null) return <FactRows rows={tripRows(truckReaders.selectForm(actor.getSnapshot()), facts)} />;
  if (enquiryNo !== '') return <Note tone="warn">{words.lapsed}</Note>;
  if (copiedFrom === '') return <Note tone="warn">{words.noDeal}</Note>;
  return (
    <>
      <Fields actor={actor} at="" keys={['vehicle', 'vehicleCount']} />
      <p className="text-12 text-ink-3">{words.copied}</p>
    </>
  );
}

const loadingNoteWords = truck.note;

const doorOf = ({ city, district, address, contact, phone, day, window }: TruckForm['loading']): string =>
  orders.stop(
    `${city === OTHER_CITY ? '' : cityName(city)}${district}${address}`,
    `${contact} ${phone}`,
    loadingNoteWords.when(day, doorWindows[window] ?? ''),
  );

/** Loading and unloading sites and times, what to have ready, and outstanding items. */
export function LoadingNote({ form }: { form: TruckForm }) {
  const later = countOf(form) - form.trucks.length;
  const rows = [
    [truck.doors.loading.title, doorOf(form.loading)],
    [truck.doors.unloading.title, doorOf(form.unloading)],
    ...form.trucks.map(({ plate, driver, driverPhone }, index) => [
      truck.truck(index + 1),
      `${plate}，${driver} ${driverPhone}`,
    ]),
  ];
  return (
    <section aria-label={loadingNoteWords.title} className="grid gap-1 rounded border border-line p-2">
      <h3 className="font-strong text-16">{loadingNoteWords.title}</h3>
      <NoteRows rows={rows} />
      <p className="text-12 text-ink-2">
        {hasDangerous(form) ? loadingNoteWords.toPrepare : loadingNoteWords.toPrepareGeneral}
      </p>
      {later > 0 ? <p className="text-12 text-ink-2">{loadingNoteWords.later(later)}</p> : null}
    </section>
  );
}

const KEYS = [
  ...['plate', 'trailer', 'permit', 'permitExpire'],
  ...['driver', 'driverPhone', 'driverLicence', 'driverCert'],
  ...['escort', 'escortPhone', 'escortCert'],
];
const LINES = { line: words.truck, add: words.addTruck, remove: words.removeTruck, full: words.fullTrucks };

/** Vehicles with their documents and crew, as far as known. */
export function TrucksStep({ actor }: { actor: OrderFormRef }) {
  const count = useDerived<TruckForm, number>(actor, '', countOf);
  const isDanger = useDerived<TruckForm, boolean>(actor, '', hasDangerous);
  const most = Math.max(1, count);
  return (
    <Panel title={words.trucks} note={words.trucksNote[isDanger ? 'danger' : 'general'](most)}>
      <div id="trucks" tabIndex={-1} className="grid gap-1.5">
        <VehicleLines actor={actor} at="trucks" blank={blankTruck} keys={KEYS} most={most} words={LINES} />
      </div>
    </Panel>
  );
}

const STOP = ['city', 'district', 'contact', 'phone', 'day', 'window', 'address'];

/** Loading and unloading sites with times, contact and payment. */
export function TruckDoorsStep({ actor, fileAccess }: { actor: OrderFormRef; fileAccess: FileAccess }) {
  return (
    <>
      {(['loading', 'unloading'] as const).map((at) => (
        <Panel key={at} title={words.doors[at].title} note={words.doors[at].note}>
          <Fields actor={actor} at={at} keys={STOP} wide={['address']} />
        </Panel>
      ))}
      <ContactPanel actor={actor} />
      <PaymentPanel actor={actor} keys={['payType']} />
      <AttachedPanel actor={actor} fileAccess={fileAccess} />
    </>
  );
}

const rowsOf = (form: OrderFormRef) => {
  const snapshot = form.getSnapshot();
  return tripRows(truckReaders.selectForm(snapshot), truckReaders.selectFacts(snapshot));
};

export function TruckBooking({ fileAccess, ...shared }: FiledOrderProps) {
  const steps: StepViews = {
    cargo: (form, lines) => <TruckCargoStep actor={form} fileAccess={fileAccess} {...lines} />,
    doors: (form) => <TruckDoorsStep actor={form} fileAccess={fileAccess} />,
    trucks: (form) => <TrucksStep actor={form} />,
    confirm: (form) => <ConfirmStep actor={form} route={rowsOf(form)} />,
  };
  return (
    <ServiceBooking
      {...shared}
      steps={steps}
      placed={(form) => <LoadingNote form={truckReaders.selectForm(form.getSnapshot())} />}
    />
  );
}

/** The order over what was asked. */
export default orderView((props: Omit<FiledOrderProps, 'title'>) => (
  <TruckBooking {...props} title={<h1 className="text-balance font-strong text-28 leading-head">{words.title}</h1>} />
));
