import { notFound } from '#copy/kit.ts';
import { errors, head } from '#copy/shell.ts';
import depths from '#src/ui/art/depths.svg?no-inline';
import { Illustration } from '#src/ui/art/Illustration.tsx';
import { ButtonLink } from '#src/ui/parts/Button.tsx';

export default function NotFoundPage() {
  return (
    <section className="lost-page relative overflow-hidden border border-line bg-paper px-3 py-5 md:grid md:min-h-[70svh] md:items-center md:py-4">
      <title>{head.title(notFound.title)}</title>
      <svg className="depths" aria-hidden="true">
        <use href={`${depths}#depths`} />
      </svg>
      <span aria-hidden="true" className="soundings relative md:absolute md:top-[10%] md:right-[8%]">
        {notFound.soundings}
      </span>
      <div className="relative mx-auto grid w-full max-w-[960px] items-center gap-4 md:grid-cols-2">
        <div className="grid justify-items-start gap-1.5">
          <h1 className="text-balance font-strong text-28 leading-head">{notFound.heading}</h1>
          <p lang="en" className="text-ink-2">
            {notFound.latin}
          </p>
          <p lang="en" className="text-12 text-ink-3">
            {notFound.plain}
          </p>
          <p className="mt-1 flex flex-wrap gap-1">
            <ButtonLink href="/" tone="primary">
              {errors.backHome}
            </ButtonLink>
            <ButtonLink href="/helpCenter?id=1.1.1">{notFound.helpCentre}</ButtonLink>
          </p>
        </div>
        <Illustration name="lost" className="mx-auto w-full max-w-[400px]" />
      </div>
    </section>
  );
}
