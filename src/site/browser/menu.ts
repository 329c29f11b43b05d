/** The drawer of small screens: a dialog, which keeps the focus inside, closes with Escape and gives the focus back. */
function openDrawers(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-opens]')) {
    const drawer = document.getElementById(button.dataset.opens ?? '') as HTMLDialogElement;
    button.addEventListener('click', () => {
      drawer.showModal();
      button.ariaExpanded = 'true';
    });
    drawer.addEventListener('close', () => {
      button.ariaExpanded = 'false';
    });
    // A click on one of its links, or beside it, closes it.
    drawer.addEventListener('click', ({ target }) => {
      if (target === drawer || (target as Element).closest('a')) drawer.close();
    });
  }
}

/** The groups of the menu: each opens with a click, and closes with Escape or when it loses the focus. */
function openGroups(): void {
  for (const group of document.querySelectorAll<HTMLElement>('[data-group]')) {
    const button = group.querySelector('button') as HTMLButtonElement;
    const set = (isOpen: boolean) => {
      button.ariaExpanded = String(isOpen);
    };
    group.addEventListener('click', ({ target }) => {
      set(target === button && button.ariaExpanded === 'false');
    });
    group.addEventListener('keydown', ({ key }) => {
      if (key !== 'Escape' || button.ariaExpanded === 'false') return;
      button.focus();
      set(false);
    });
    group.addEventListener('focusout', ({ relatedTarget }) => {
      if (!group.contains(relatedTarget as Node | null)) set(false);
    });
  }
}

/** Marks the bar while it is over the hero, where it is transparent and shows no logo. */
function followHero(): void {
  const bar = document.querySelector('header');
  const hero = document.getElementById('hero');
  if (!bar || !hero) return;
  const observer = new IntersectionObserver(
    ([entry]) => bar.toggleAttribute('data-over', entry?.isIntersecting ?? false),
    // The first section stops 130 pixels below the top when scrolled to; that must count as past
    // it.
    { rootMargin: '-131px 0px 0px 0px' },
  );
  observer.observe(hero);
}

/** Marks the entry whose section is being read, and the group that the entry is in. */
function markSection(id: string): void {
  for (const entry of document.querySelectorAll('header nav [aria-current]')) {
    entry.removeAttribute('aria-current');
  }
  // In Portuguese the address is `/#id`, in English `/en#id`.
  const link = document.querySelector(`header nav a[href$="#${id}"]`);
  link?.setAttribute('aria-current', 'true');
  link?.closest('[data-group]')?.firstElementChild?.setAttribute('aria-current', 'true');
}

/** Marks the section that crosses a line a little above the middle of the screen. */
function followSections(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) markSection(target.id);
    },
    { rootMargin: '-40% 0px -59% 0px' },
  );
  if (!document.getElementById('hero')) return;
  for (const section of document.querySelectorAll('main > section[id]')) observer.observe(section);
}

/** Makes the bar at the top work, and show which section is being read. */
export function startMenu(): void {
  openDrawers();
  openGroups();
  followHero();
  followSections();
}
