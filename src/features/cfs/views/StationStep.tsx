import { formOrigin } from '#copy/booking/opening.ts';
import { cfs as words } from '#copy/cfs/order.ts';
import { nextId } from '#domain/booking/goods-list.ts';
import { stationOf } from '#domain/cfs/context.ts';
import type { CfsFacts } from '#domain/cfs/facts.ts';
import { blankCfsContainer, type CfsContainer, type CfsForm } from '#domain/cfs/form.ts';
import { stuffedTypes } from '#domain/cfs/sailing-fields.ts';
import { cfsReaders, cfsService } from '#domain/cfs/service.ts';
import type { OrderFormRef } from '#machines/order-form/index.ts';
import { BoxLines } from '#src/features/booking/form/BoxLines.tsx';
import { type FactRow, FactRows } from '#src/features/booking/form/FactRows.tsx';
import { Fields } from '#src/features/booking/form/Fields.tsx';
import { Panel } from '#src/features/booking/form/Panel.tsx';
import { PortControl } from '#src/features/booking/form/PortControl.tsx';
import { useRested, useShared, useValue } from '#src/features/booking/form/use-booking.ts';
import { Button, ButtonLink } from '#src/ui/parts/Button.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { MapLink } from '#src/ui/parts/MapLink.tsx';
import { PlacardRow } from '#src/ui/placard/ClassPlacard.tsx';

const SAILING = ['soNo', 'blNo', 'carrierCode', 'vessel', 'voyage', 'imoNo', 'orgPortCode', 'terminal', 'viaPortCode'];
const MOMENTS = ['etd', 'cyClosing', 'cyOpen', 'siCutoff', 'dgCutoff', 'vgmCutoff', 'customsCutoff'];
/** A moment is written with its day and its hour. */
const WIDE_MOMENTS = Object.fromEntries(MOMENTS.map((key) => [key, 'max-md:col-span-2']));
const PORTS = { orgPortCode: PortControl, viaPortCode: PortControl, dstPortCode: PortControl };
const HALF = { containerNos: 'col-span-2 md:col-start-1', sealNos: 'col-span-2' };
const BOX = ['ctnType', 'quantity', 'containerNos', 'sealNos'];

/** Address and contact of the station; empty while none is chosen. */
export function stationRows({ warehouseId }: Pick<CfsForm, 'warehouseId'>, facts: CfsFacts): FactRow[] {
  const station = stationOf({ warehouseId }, facts);
  if (station === null) return [];
  const { name, address, openingHours, phone, dgClasses, portCode, portKilometres } = station;
  const port = facts.choiceNames.orgPortCode?.[portCode] ?? portCode;
  return [
    [words.station, name],
    [
      words.stationFacts.address,
      <span key="address">
        {address} <MapLink location={address} />
      </span>,
    ],
    [words.stationFacts.hours, openingHours],
    [words.stationFacts.phone, phone],
    [words.stationFacts.classes, <PlacardRow key="classes" values={dgClasses} size={40} />],
    [words.stationFacts.port, words.kilometres(port, portKilometres)],
  ];
}

/** Stuffing station, sailing and containers. */
export function StationStep({ actor }: { actor: OrderFormRef }) {
  return (
    <>
      <Copied actor={actor} />
      <Panel title={words.station} note={words.stationNote}>
        <Fields actor={actor} at="" keys={['warehouseId']} wide={['warehouseId']} />
        <Station actor={actor} />
        <AskInstead actor={actor} />
      </Panel>
      <Panel title={words.sailing} note={words.sailingNote}>
        <Fields actor={actor} at="" keys={[...SAILING, 'dstPortCode']} controls={PORTS} />
      </Panel>
      <Panel title={words.cutOffs} note={words.cutOffsNote}>
        <Fields actor={actor} at="" keys={MOMENTS} placed={WIDE_MOMENTS} />
        <GateIn actor={actor} />
      </Panel>
      <Panel title={words.boxes} note={words.boxesNote}>
        <BoxLines<CfsContainer>
          actor={actor}
          keys={BOX}
          wide={[]}
          placed={HALF}
          types={stuffedTypes}
          make={(lines, ctnType) => ({ ...blankCfsContainer, id: nextId(lines), ctnType })}
        />
        <Fields actor={actor} at="" keys={['emptyPickup']} />
      </Panel>
    </>
  );
}

/** Names the order the form was copied from, and the fields to fill in again. */
function Copied({ actor }: { actor: OrderFormRef }) {
  const copiedFrom = useValue<string>(actor, 'copiedFrom');
  const enquiryNo = useValue<string>(actor, 'enquiryNo');
  if (enquiryNo !== '') return <Note title={formOrigin.taken(enquiryNo)}>{formOrigin.takenText}</Note>;
  return copiedFrom === '' ? null : <Note title={formOrigin.copied(copiedFrom)}>{words.copiedText}</Note>;
}

/** Links to the search when no station suits. */
function AskInstead({ actor }: { actor: OrderFormRef }) {
  const href = useRested<CfsForm, string>(actor, '', enquiryHref);
  return href === '' ? null : (
    <p className="flex flex-wrap items-center gap-1 text-ink-2">
      {words.askInstead}
      <ButtonLink size={32} href={href}>
        {formOrigin.enquire}
      </ButtonLink>
    </p>
  );
}

const enquiryHref = (form: CfsForm): string => (form.enquiryNo === '' ? (cfsService.links(form).enquiry ?? '') : '');

function Station({ actor }: { actor: OrderFormRef }) {
  const facts = useShared(actor, cfsReaders.selectFacts);
  const warehouseId = useValue<string>(actor, 'warehouseId');
  const rows = stationRows({ warehouseId }, facts);
  if (rows.length === 0) return <p className="text-ink-3">{words.noStation}</p>;
  return <FactRows rows={rows} />;
}

/** Gate-in deadline of the container; "immediately" has its own wording. */
function GateIn({ actor }: { actor: OrderFormRef }) {
  return (
    <div className="flex flex-wrap items-end gap-1">
      <Fields
        actor={actor}
        at=""
        keys={['gateInRequirement']}
        wide={['gateInRequirement']}
        className="min-w-0 flex-1 basis-30"
      />
      <Button onClick={() => actor.send({ type: 'form.set', path: 'gateInRequirement', value: words.asap })}>
        {words.asap}
      </Button>
    </div>
  );
}
