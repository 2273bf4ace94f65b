type Keep = () => Promise<unknown>;

const forms = new Set<Keep>();

/** Keeps what every open form holds, as if the page were left; resolves when it is kept. */
export const keepOpenForms = (): Promise<unknown> => Promise.allSettled([...forms].map((keep) => keep()));

const leave = () => void keepOpenForms();

/** Calls back at the last moment of a page in which something may be kept: what it does at once is done. */
export function watchLeaving(keep: Keep) {
  if (forms.size === 0) window.addEventListener('pagehide', leave);
  forms.add(keep);
  return () => {
    forms.delete(keep);
    if (forms.size === 0) window.removeEventListener('pagehide', leave);
  };
}
