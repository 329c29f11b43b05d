/**
 * Loaded into a village before it starts: tells how long it worked without looking at what else there
 * is to do, in milliseconds of the processor, which are as many on a busy machine.
 */
const worth = 10;
const spent = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
};
let last = spent();
setInterval(() => {
  const now = spent();
  if (now - last > worth) console.log(`worked ${(now - last).toFixed(1)} ms at a stretch`);
  last = now;
}, 2).unref();
