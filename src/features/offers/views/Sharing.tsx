import { useSelector } from '@xstate/react';
import { fclTools } from '#copy/fcl/tools.ts';
import { KIT } from '#copy/kit.ts';
import {
  type SharingRef,
  selectCanCopy,
  selectDays,
  selectExpiry,
  selectIsOpen,
  selectScreen,
  selectService,
  selectUrl,
} from '#machines/sharing/index.ts';
import { codeOf } from '#src/features/header/views/MiniProgramCode.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { Field } from '#src/ui/parts/common/Field.tsx';
import { LinkField } from '#src/ui/parts/common/LinkField.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { Segmented } from '#src/ui/parts/common/RadioGroup.tsx';
import { Bar } from '#src/ui/parts/common/Skeleton.tsx';
import { HOUSE_ZONE, portTime } from '#src/ui/text/time-text.ts';

const words = fclTools.share;
const DAYS = ['1', '7', '30'].map((value) => ({ value, label: words.day(Number(value)) }));
/** Days in the time zone of the user who shares. */
/** Creates a link to the current list with a chosen validity. */
export function Sharing({ actor }: { actor: SharingRef }) {
  const isOpen = useSelector(actor, selectIsOpen);
  const service = useSelector(actor, selectService);
  const days = useSelector(actor, selectDays);
  if (!isOpen) return null;
  return (
    <div className="grid gap-2">
      <p className="text-ink-2">{service === null ? words.help : words.formHelp}</p>
      <Field label={words.days} grouped>
        {(control) => (
          <Segmented
            {...control}
            choices={DAYS}
            value={String(days)}
            onChange={(chosen) => actor.send({ type: 'share.days', days: Number(chosen) })}
          />
        )}
      </Field>
      <Link actor={actor} />
    </div>
  );
}

function Link({ actor }: { actor: SharingRef }) {
  const screen = useSelector(actor, selectScreen);
  const url = useSelector(actor, selectUrl);
  const expiry = useSelector(actor, selectExpiry);
  if (screen === 'failed')
    return (
      <Note
        tone="danger"
        live
        action={
          <Button size={32} onClick={() => actor.send({ type: 'share.retry' })}>
            {KIT.retry}
          </Button>
        }
      >
        {words.failed}
      </Note>
    );
  if (url === null || expiry === null)
    return (
      <div role="status" className="min-h-20">
        <span className="sr-only">{words.making}</span>
        <Bar className="h-5 w-full" />
      </div>
    );
  return (
    <div className="grid gap-1.5">
      {/* Preselects the link when the clipboard is refused. */}
      <LinkField label={words.link} url={url} isSelected={screen === 'uncopied'} />
      <div className="flex flex-wrap items-center gap-1">
        <CopyButton actor={actor} />
        <span role="status" className="text-12 text-ink-3">
          {screen === 'copied' ? words.copied : screen === 'uncopied' ? words.uncopied : ''}
        </span>
        <span className="ml-auto text-12 text-ink-3">{words.until(portTime(expiry, HOUSE_ZONE).date)}</span>
      </div>
      <QrCode url={url} label={words.code} />
    </div>
  );
}

function CopyButton({ actor }: { actor: SharingRef }) {
  const canCopy = useSelector(actor, selectCanCopy);
  return (
    <Button tone="primary" icon="copy" disabled={!canCopy} onClick={() => actor.send({ type: 'share.copy' })}>
      {words.copy}
    </Button>
  );
}

/** QR code of an address. */
export function QrCode({ url, label }: { url: string; label: string }) {
  const { size, path } = codeOf(url);
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} className="size-20 justify-self-center">
      <rect width="100%" height="100%" className="fill-on-logo" />
      <path d={path} className="fill-un-black" shapeRendering="crispEdges" />
    </svg>
  );
}
