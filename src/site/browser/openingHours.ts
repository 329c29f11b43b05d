type Told = [until: number, isOpen: 0 | 1, words: string];

/** Shows whether each place is open, by this device's clock, and updates that every minute. */
export function startOpeningHours(): void {
  const lines = document.querySelectorAll<HTMLElement>('[data-turns]');
  if (lines.length === 0) return;
  let next: ReturnType<typeof setTimeout>;
  const tell = () => {
    clearTimeout(next);
    const now = Date.now();
    for (const line of lines) {
      const told = JSON.parse(line.dataset.turns ?? '[]') as Told[];
      const turn = told.find(([until]) => until > now);
      if (turn) {
        line.dataset.open = String(turn[1]);
        line.textContent = turn[2];
      }
      // The page is so old that none of its turns reaches until now.
      else line.remove();
    }
    next = setTimeout(tell, 60_000 - (now % 60_000));
  };
  tell();
  // Timers stop while the device sleeps.
  document.addEventListener('visibilitychange', tell);
  addEventListener('pageshow', tell);
}
