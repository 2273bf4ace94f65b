import { useSelector } from '@xstate/react';
import { tank } from '#copy/tank/search.ts';
import type { TankForm } from '#domain/tank/form.ts';
import { tankReaders, tankService } from '#domain/tank/service.ts';
import { isCarried, isOwnTank, isSingleTank } from '#domain/tank/tank.ts';
import type { OrderFormRef } from '#machines/order-form/index.ts';
import { FactRows } from '#src/features/booking/form/FactRows.tsx';
import { Fields } from '#src/features/booking/form/Fields.tsx';
import { FileField } from '#src/features/booking/form/FileField.tsx';
import { FormOrigin } from '#src/features/booking/form/FormOrigin.tsx';
import { LazyOtherDepartures } from '#src/features/booking/form/lazy-views.tsx';
import { Panel } from '#src/features/booking/form/Panel.tsx';
import { ToList } from '#src/features/booking/form/ToList.tsx';
import { useDerived, useShown, useValue } from '#src/features/booking/form/use-booking.ts';
import type { FileAccess } from '#src/features/files/views/FilePreview.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { tankRows } from './tank-rows.tsx';

const words = tank.order;
const BOOKED = ['serviceType', 'depotId', 'rentalTerm', 'fromDay', 'tankDays'];
const TANKS = ['tankSource', 'tankType', 'tanks', 'lastCargoRule'];
const OWN = ['capacity', 'tareWeight', 'testDue', 'tankNos', 'lastCargo1', 'lastCargo2', 'lastCargo3'];
const FITTINGS = ['lining', 'heating', 'dischargeTemp', 'nitrogenPressure', 'baffle', 'nitrogen', 'foodGrade'];

const listHref = (form: TankForm) => tankService.links(form).list;

interface TankStepProps {
  actor: OrderFormRef;
  fileAccess: FileAccess;
}

/** Service, number and type of tanks, and their requirements. */
export function TankStep({ actor, fileAccess }: TankStepProps) {
  const isLane = useDerived<TankForm, boolean>(actor, '', isCarried);
  return (
    <>
      <FormOrigin actor={actor} />
      <Booked actor={actor} isLane={isLane} />
      <Panel title={words.tanks} {...(isLane ? { note: words.tanksNote } : {})}>
        <Fields actor={actor} at="" keys={TANKS} />
        <SingleTank actor={actor} />
        <OwnTank actor={actor} fileAccess={fileAccess} />
      </Panel>
      <Fittings actor={actor} />
    </>
  );
}

function Booked({ actor, isLane }: { actor: OrderFormRef; isLane: boolean }) {
  const facts = useSelector(actor, tankReaders.selectFacts);
  const href = useDerived<TankForm, string>(actor, '', listHref);
  useValue<string>(actor, 'depotId');
  const rows = tankRows(facts, tankReaders.selectForm(actor.getSnapshot()));
  const isKnown = rows.length > 0;
  return (
    <Panel
      title={isLane ? words.booked : words.depot}
      action={
        <ToList actor={actor} href={href}>
          {isLane ? (isKnown ? words.change : words.choose) : words.changeDepot}
        </ToList>
      }
    >
      {isKnown ? <FactRows rows={rows} /> : <Note tone="warn">{isLane ? words.noOffer : words.noDepot}</Note>}
      <Fields actor={actor} at="" keys={BOOKED} fixed={['serviceType']} />
      <LazyOtherDepartures actor={actor} />
    </Panel>
  );
}

/** Number of the specific tank that is leased. */
function SingleTank({ actor }: { actor: OrderFormRef }) {
  const isSingle = useDerived<TankForm, boolean>(actor, '', isSingleTank);
  return isSingle ? (
    <>
      <Fields actor={actor} at="" keys={['tankNos']} fixed={['tankNos']} />
      <p className="text-12 text-ink-3">{words.single}</p>
    </>
  ) : null;
}

/** Requirements for a shipper-owned tank. */
function OwnTank({ actor, fileAccess }: TankStepProps) {
  const isOwn = useDerived<TankForm, boolean>(actor, '', isOwnTank);
  const isCertified = useShown(actor, '').has('cleaningCert');
  if (!isOwn) return null;
  return (
    <>
      <h3 className="mt-1 font-strong">{words.own}</h3>
      <p className="text-12 text-ink-3">{words.ownNote}</p>
      <Fields actor={actor} at="" keys={OWN} wide={['tankNos']} />
      {isCertified ? <FileField actor={actor} path="cleaningCert" fileAccess={fileAccess} /> : null}
    </>
  );
}

function Fittings({ actor }: { actor: OrderFormRef }) {
  const isShown = useShown(actor, '').has('lining');
  return isShown ? (
    <Panel title={words.fittings}>
      <Fields actor={actor} at="" keys={FITTINGS} />
    </Panel>
  ) : null;
}
