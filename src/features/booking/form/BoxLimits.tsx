import { frame as words } from '#copy/booking/frame.ts';
import { payloadOf } from '#domain/booking/lane-rules.ts';
import { showMeasure } from '#domain/measure-text.ts';

export interface BoxLimitsProps {
  /** The lane's load limit per container type; null while no price is known. */
  limits?: readonly { ctnType: string; limitKg: number | null }[] | null | undefined;
  /** Wording for a load above the limit. */
  limitText?: ((kilograms: string) => string) | undefined;
}

/** Maximum load of a container type, reduced where the lane accepts less. */
export function BoxLimits({ type, limits = null, limitText = words.route.limit }: BoxLimitsProps & { type: string }) {
  const payload = payloadOf(type);
  const limit = limits?.find(({ ctnType }) => ctnType === type)?.limitKg ?? null;
  return (
    <span className="text-12 text-ink-3">
      {payload === null ? '' : <span className="block">{words.route.payload(showMeasure(String(payload)))}</span>}
      {limit === null ? null : <span className="block">{limitText(showMeasure(String(limit)))}</span>}
    </span>
  );
}
