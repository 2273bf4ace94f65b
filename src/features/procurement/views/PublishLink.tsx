import { words } from '#copy/procurement/market.ts';
import { ButtonLink } from '#src/ui/parts/Button.tsx';

export const PublishLink = ({ base }: { base: string }) => (
  <ButtonLink tone="primary" href={`${base}?publish`}>
    {words.publish}
  </ButtonLink>
);
