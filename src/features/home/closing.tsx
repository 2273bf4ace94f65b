import type { HomeRef } from '#machines/home/index.ts';
import { servicesOf } from '#src/app/services.ts';
import { blocksOf } from './blocks.ts';
import { Closing } from './views/Closing.tsx';

export default function ClosingOfHome({ page: home }: { page: HomeRef }) {
  const { figures, news, partners, feedback } = blocksOf(home);
  if (!figures || !news || !partners || !feedback) return null;
  return (
    <Closing
      {...{ figures, news, partners, feedback }}
      site={servicesOf(home.system).site()}
      toTop={() => window.scrollTo({ top: 0 })}
    />
  );
}
