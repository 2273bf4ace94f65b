import { type ReactNode, useState } from 'react';
import { frame as words } from '#copy/booking/frame.ts';
import { goodsWords } from '#copy/booking/steps.ts';
import { controlNoticeText } from '#copy/dangerous-goods/papers.ts';
import { KIT } from '#copy/kit.ts';
import { controlNotices } from '#domain/dangerous-goods/control-tags.ts';
import type { UnEntry } from '#domain/dangerous-goods/un-list/entry.ts';
import type { OrderFormRef } from '#machines/order-form/index.ts';
import type { FileAccess } from '#src/features/files/views/FilePreview.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { Segmented } from '#src/ui/parts/common/RadioGroup.tsx';
import { Dialog } from '#src/ui/parts/Dialog.tsx';
import { Fields } from '../Fields.tsx';
import { FileField } from '../FileField.tsx';
import { useShown, useValue } from '../use-booking.ts';
import { NumberStanding } from './NumberStanding.tsx';

const NAMED = ['unNo', 'psnEn', 'psnCn', 'technicalName', 'dgClass', 'subRisk1', 'subRisk2', 'packingGroup'];
const MEASURED = [
  'flashPoint',
  'isMarinePollutant',
  'isLimitedQuantity',
  'isExceptedQuantity',
  'innerPackSize',
  'nec',
  'controlTemp',
  'emergencyTemp',
  'sadt',
  'sapt',
];
/** Proper shipping names are long; the number is beside them where there is room. */
const NAMES = { unNo: 'col-span-2 md:col-span-1', psnEn: 'col-span-2', psnCn: 'col-span-2 md:col-span-1' };
/** Aligns the checkboxes beside the flash point with its input. */
const TICKS = {
  isMarinePollutant: 'pt-4.25',
  isLimitedQuantity: 'md:pt-4.25',
  isExceptedQuantity: 'md:pt-4.25',
};
const FILLED = [
  ...['psnEn', 'psnCn', 'dgClass', 'subRisk1', 'subRisk2', 'packingGroup', 'flashPoint', 'isMarinePollutant'],
  'emsNo',
];
const PACKED = ['outerPackCode', 'dgGrossWeight', 'dgNetWeight', 'unMark', 'innerPackQty', 'innerPackDesc'];
const MORE = ['emsNo', 'approvalNo', 'noReaction', 'isWaste', 'isHot', 'isMolten', 'isEmptyUncleaned', 'isSalvage'];
const BASICS = ['cargoNameCn', 'cargoNameEn', 'hsCode', 'casNo'];
const COUNTED = ['packageType', 'packages', 'grossWeight', 'netWeight', 'volume', 'cargoValue', 'cargoCurrency'];

const Heading = ({ children }: { children: string }) => <h4 className="mt-1 font-strong">{children}</h4>;

/** Fields that a service adds to a line, with their positions. */
export interface OwnGoods {
  basics?: readonly string[];
  packing?: readonly string[];
  /** Heading of the packaging block; empty for goods without packages. */
  packingTitle?: string;
  /** Extra fields of the dangerous goods block. */
  dangerous?: readonly string[];
  /** Extra report fields; with any of them, the report is required for dangerous goods too. */
  report?: readonly string[];
}

interface GoodsFieldsProps {
  actor: OrderFormRef;
  index: number;
  fileAccess: FileAccess;
  own: OwnGoods;
}

export function GoodsFields({ actor, index, fileAccess, own }: GoodsFieldsProps) {
  const { basics = [], packing = [], packingTitle = goodsWords.cargo.packing, dangerous = [], report = [] } = own;
  const at = `cargo.${index}`;
  const isDanger = useValue<boolean>(actor, `${at}.isDanger`);
  const files = (key: string, withDay?: 'other' | 'sds') => (
    <FileField actor={actor} path={`${at}.${key}`} fileAccess={fileAccess} {...(withDay ? { withDay } : {})} />
  );
  return (
    <div className="grid gap-1.5">
      <Kind actor={actor} at={at} isDanger={isDanger} />
      {isDanger ? (
        <>
          <Heading>{goodsWords.cargo.dangerous}</Heading>
          <p className="text-12 text-ink-3">{goodsWords.cargo.filledBy}</p>
          <Fields actor={actor} at={`${at}.dg`} keys={NAMED} filled={FILLED} placed={NAMES} />
          <NumberStanding actor={actor} at={`${at}.dg`} />
          <Measures actor={actor} at={`${at}.dg`} />
          <Controls actor={actor} at={at} />
        </>
      ) : null}
      <Heading>{goodsWords.cargo.basics}</Heading>
      <Fields actor={actor} at={at} keys={[...BASICS, ...basics]} />
      <Fields actor={actor} at={at} keys={['marks']} wide={['marks']} />
      {packingTitle === '' ? null : <Heading>{packingTitle}</Heading>}
      <Fields actor={actor} at={at} keys={[...COUNTED, ...packing]} />
      {isDanger ? (
        <>
          <Fields actor={actor} at={`${at}.dg`} keys={[...PACKED, ...dangerous]} />
          <Heading>{goodsWords.cargo.emergency}</Heading>
          <Fields actor={actor} at={`${at}.dg`} keys={['emergencyContact', 'emergencyPhone', 'emergencyContractNo']} />
        </>
      ) : null}
      <Heading>{goodsWords.cargo.certificates}</Heading>
      {files('sds', 'sds')}
      <Fields actor={actor} at={at} keys={report} />
      {isDanger && report.length === 0 ? null : files('classReport', 'other')}
      {isDanger ? (
        <>
          <PackingCertificates actor={actor} at={at} files={files} />
          <details>
            <summary className="cursor-pointer text-link">{goodsWords.cargo.more}</summary>
            <Fields actor={actor} at={`${at}.dg`} keys={MORE} filled={FILLED} className="mt-1" />
          </details>
        </>
      ) : null}
    </div>
  );
}

interface PackingCertificatesProps {
  actor: OrderFormRef;
  at: string;
  files: (key: string) => ReactNode;
}

/** Packaging certificates, where the service requires them. */
function PackingCertificates({ actor, at, files }: PackingCertificatesProps) {
  const isShown = useShown(actor, `${at}.dg`).has('dangerPackCertFiles');
  if (!isShown) return null;
  return (
    <>
      <Fields actor={actor} at={`${at}.dg`} keys={['dangerPackCertNo', 'dangerPackCertExpire', 'dangerPackCertQty']} />
      {files('dg.dangerPackCertFiles')}
      <Fields actor={actor} at={`${at}.dg`} keys={['perfCertNo', 'perfCertExpire']} />
      {files('dg.perfCertFiles')}
    </>
  );
}

/** Dangerous or general; asks before discarding typed values. */
function Kind({ actor, at, isDanger }: { actor: OrderFormRef; at: string; isDanger: boolean }) {
  const isShown = useShown(actor, at).has('isDanger');
  const unNo = useValue<string>(actor, `${at}.dg.unNo`);
  const [isAsking, setIsAsking] = useState(false);
  const set = (value: boolean) => actor.send({ type: 'form.set', path: `${at}.isDanger`, value });
  if (!isShown) return null;
  const toGeneral = () => {
    set(false);
    setIsAsking(false);
  };
  return (
    <>
      <Segmented
        label={words.danger}
        value={isDanger ? 'Y' : 'N'}
        onChange={(value) => {
          if (value === 'Y') set(true);
          else if (unNo === '') set(false);
          else setIsAsking(true);
        }}
        choices={[
          { value: 'Y', label: words.danger },
          { value: 'N', label: words.general },
        ]}
      />
      <Dialog
        open={isAsking}
        title={goodsWords.cargo.toGeneralTitle}
        width={400}
        onClose={() => setIsAsking(false)}
        foot={
          <>
            <Button onClick={() => setIsAsking(false)}>{goodsWords.paste.cancel}</Button>
            <Button tone="primary" onClick={toGeneral}>
              {KIT.confirm}
            </Button>
          </>
        }
      >
        {goodsWords.cargo.toGeneral}
      </Dialog>
    </>
  );
}

function Measures({ actor, at }: { actor: OrderFormRef; at: string }) {
  const shown = useShown(actor, at);
  const placed = shown.has('flashPoint') ? { placed: TICKS } : {};
  return <Fields actor={actor} at={at} keys={MEASURED} filled={FILLED} {...placed} />;
}

/** Permit required before release; informative, never blocks the order. */
function Controls({ actor, at }: { actor: OrderFormRef; at: string }) {
  const entry = useValue<UnEntry | null>(actor, `${at}.dg.entry`);
  const notices = controlNotices(entry?.controls ?? []);
  if (notices.length === 0) return null;
  return (
    <Note tone="warn" title={goodsWords.cargo.controls}>
      {notices.map((notice) => (
        <p key={notice.kind}>{controlNoticeText(notice)}</p>
      ))}
    </Note>
  );
}
