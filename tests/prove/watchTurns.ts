import { minute } from '../../src/language/durations.ts';

/**
 * Loaded into a village before it starts. Prints how long it blocked the event loop at a stretch,
 * in milliseconds of processor time, which are the same on a busy machine. The time around each
 * quarter of an hour is left out: pages are rendered again then, whatever else is done.
 */
const worth = 10;
const drawing = 2_000;
const quarterAt = (moment: number) => Math.floor(moment / (15 * minute));
const spent = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
};
let last = spent();
setInterval(() => {
  const now = spent();
  const isDrawing = quarterAt(Date.now()) !== quarterAt(Date.now() - drawing);
  if (now - last > worth && !isDrawing) {
    console.log(`worked ${(now - last).toFixed(1)} ms at a stretch`);
  }
  last = now;
}, 2).unref();
