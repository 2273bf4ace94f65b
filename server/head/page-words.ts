import { isTextPage, type PageName, routes } from '#contract/routes.ts';
import { home } from '#copy/home.ts';
import { homeHead } from '#copy/home-head.ts';
import { notFound } from '#copy/not-found.ts';
import { loadTextPage } from '#copy/text-pages.ts';

/** Title and description of the served page before scripts run. */
export interface PageWords {
  /** Page title; null for the brand's default. */
  title: string | null;
  description: string;
  heading: string;
}

const homeWords: PageWords = {
  title: null,
  get description() {
    return homeHead.description;
  },
  heading: home.heading,
};

export const notFoundWords: PageWords = {
  title: notFound.title,
  description: notFound.heading,
  heading: notFound.heading,
};

/** The page's copy file is named after the page. */
async function loadWords(name: PageName): Promise<PageWords> {
  const file = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const module: { page: PageWords } = await import(`#copy/pages/${file}.ts`);
  return module.page;
}

const wordsOf = (name: PageName): Promise<PageWords> | PageWords => {
  if (name === 'home') return homeWords;
  if (name === 'notFound') return notFoundWords;
  return isTextPage(name) ? loadTextPage(name) : loadWords(name);
};

export const pageWords = Object.fromEntries(
  await Promise.all(routes.map(async ({ name }) => [name, await wordsOf(name)])),
) as Readonly<Record<PageName, PageWords>>;
