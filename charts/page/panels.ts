export interface Panels {
  open: (name: string) => void;
}

/** Tabs beside the chart: arrow keys move among them, and each keeps its body. */
export function panelsOf(root: ParentNode, opened: (name: string) => void): Panels {
  const tabs = [...root.querySelectorAll<HTMLButtonElement>('[role="tab"]')];

  const show = (name: string) => {
    for (const tab of tabs) {
      const isOpen = tab.dataset.tab === name;
      tab.setAttribute('aria-selected', String(isOpen));
      tab.tabIndex = isOpen ? 0 : -1;
    }
    for (const panel of root.querySelectorAll<HTMLElement>('[role="tabpanel"]'))
      panel.hidden = panel.dataset.panel !== name;
  };

  const open = (name: string) => {
    if (!tabs.some((tab) => tab.dataset.tab === name)) return;
    show(name);
    opened(name);
  };

  for (const [index, tab] of tabs.entries()) {
    tab.addEventListener('click', () => open(tab.dataset.tab ?? ''));
    tab.addEventListener('keydown', ({ key }) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
      if (step === undefined) return;
      const next = tabs[(index + step + tabs.length) % tabs.length];
      next?.focus();
      open(next?.dataset.tab ?? '');
    });
  }
  return { open };
}
