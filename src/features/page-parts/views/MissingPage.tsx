import { notFound, resource } from '#copy/kit.ts';
import { errors, head } from '#copy/shell.ts';
import type { PageLink } from '#copy/text-pages.ts';
import { Illustration } from '#src/ui/art/Illustration.tsx';
import { ButtonLink } from '#src/ui/parts/Button.tsx';

/** Replaces a page whose record does not exist. */
export function MissingPage({ title, link }: { title: string; link: PageLink }) {
  return (
    <section className="grid justify-items-center gap-1.5 px-2 py-6 text-center">
      <title>{head.title(notFound.title)}</title>
      <Illustration name="lost" className="w-30" />
      <h1 className="text-balance text-28 leading-head font-strong">{title}</h1>
      <p className="text-16 text-ink-2">{notFound.latin}</p>
      <p className="text-ink-3">{notFound.plain}</p>
      <p className="max-w-[34em] text-ink-2">{resource.missingHint}</p>
      <p className="mt-1 flex flex-wrap justify-center gap-1">
        <ButtonLink tone="primary" href="/">
          {errors.backHome}
        </ButtonLink>
        <ButtonLink href={link.to}>{link.label}</ButtonLink>
      </p>
    </section>
  );
}
