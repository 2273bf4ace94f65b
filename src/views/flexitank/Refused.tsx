import { type FlexitankTyped, tankFields } from '#domain/booking/services/flexitank/address.ts';
import { addressOf } from '#domain/query-text.ts';
import { flexitank } from '#src/ui/copy/flexitank.ts';
import { ButtonLink } from '#src/ui/parts/Button.tsx';
import { Restricted } from '#src/ui/parts/common/Note.tsx';

const words = flexitank.refused;

/** No flexitank takes dangerous goods; a tank container may, and is asked with the same search. */
export const Refused = ({ typed }: { typed: FlexitankTyped }) => (
  <div role="status">
    <Restricted title={words.title}>
      <p>{words.text}</p>
      <p className="mt-1">
        <ButtonLink size={32} href={addressOf('/tankIndex', tankFields(typed))}>
          {words.link}
        </ButtonLink>
      </p>
    </Restricted>
  </div>
);
