/** That so many of a booking are there, and how many were when that was noted. */
export type Tick = { de: number; chegaram: number };

/** What has not reached the server yet, by the `_id` of its booking. */
export type Ticks = Readonly<Record<string, Tick>>;

const nameOf = (event: string) => `entrada:${event}`;

/** What this browser still has to send for an event; it names nobody. */
export function keptTicks(event: string): Ticks {
  try {
    return JSON.parse(localStorage.getItem(nameOf(event)) ?? '{}') as Ticks;
  } catch {
    return {};
  }
}

/** Keeps it for the case that the window is closed before the line is back. */
export function keepTicks(event: string, ticks: Ticks): void {
  try {
    if (Object.keys(ticks).length === 0) localStorage.removeItem(nameOf(event));
    else localStorage.setItem(nameOf(event), JSON.stringify(ticks));
  } catch {
    // A browser that keeps nothing still sends what it can.
  }
}
