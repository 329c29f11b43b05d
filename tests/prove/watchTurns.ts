import { quarterOf } from '../../src/server/cache/quarter.ts';

/**
 * Loaded into a village before it starts: tells how long it worked without looking at what else there
 * is to do, in milliseconds of the processor, which are as many on a busy machine. What pages take that
 * are drawn anew with a quarter of an hour is left out: they would be, whatever else is done.
 */
const worth = 10;
const drawing = 2_000;
const spent = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
};
let last = spent();
setInterval(() => {
  const now = spent();
  const isDrawing = quarterOf(new Date()) !== quarterOf(new Date(Date.now() - drawing));
  if (now - last > worth && !isDrawing) {
    console.log(`worked ${(now - last).toFixed(1)} ms at a stretch`);
  }
  last = now;
}, 2).unref();
