type Turn = [until: number, isOpen: 0 | 1, words: string];

/** Shows whether each place is open, by this device's clock, and updates that every minute. */
export function startOpeningHours(): void {
  const lines = document.querySelectorAll<HTMLElement>('[data-turns]');
  if (lines.length === 0) return;
  let next: ReturnType<typeof setTimeout>;
  const update = () => {
    clearTimeout(next);
    const now = Date.now();
    for (const line of lines) {
      const turns = JSON.parse(line.dataset.turns ?? '[]') as Turn[];
      const turn = turns.find(([until]) => until > now);
      if (turn) {
        line.dataset.open = String(turn[1]);
        line.textContent = turn[2];
      }
      // The page is so old that none of its turns reaches until now.
      else line.remove();
    }
    next = setTimeout(update, 60_000 - (now % 60_000));
  };
  update();
  // Timers stop while the device sleeps.
  document.addEventListener('visibilitychange', update);
  addEventListener('pageshow', update);
}
