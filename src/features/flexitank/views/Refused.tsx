import { flexitank } from '#copy/flexitank/search.ts';
import { type FlexitankTyped, tankFields } from '#domain/flexitank/address.ts';
import { addressOf } from '#domain/query-text.ts';
import { ButtonLink } from '#src/ui/parts/Button.tsx';
import { Restricted } from '#src/ui/parts/common/Note.tsx';

const words = flexitank.refused;

/** Flexitanks never carry dangerous goods; links to the same search for tank containers. */
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
