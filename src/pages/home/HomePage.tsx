import { head } from '#src/ui/copy/head.ts';
import { home } from '#src/ui/copy/home.ts';

export default function HomePage() {
  return (
    <>
      <title>{head.homeTitle}</title>
      <meta name="description" content={head.description} />
      <h1 className="text-28 font-strong">{home.heading}</h1>
      <p className="text-16 text-ink-2">{home.introduction}</p>
    </>
  );
}
