import '../parts/fonts.css';
import '../parts/tokens.css';
import './design/base.css';
import { reloadOnce, watchForLostCode } from '../parts/lostCode.ts';

let pressed: HTMLElement | null = null;

/** Notes which button was pressed last on the page that cannot answer yet. */
function remember({ target }: Event): void {
  pressed = target instanceof Element ? target.closest('button') : null;
}
addEventListener('click', remember);
watchForLostCode();

/** Fetches the program of the pages in parts, so that none keeps the browser busy for long. */
async function start(): Promise<void> {
  const root = document.getElementById('root');
  const [{ hydrate }] = await Promise.all([import('./hydrate.tsx'), import('react-dom/client')]);
  if (root) await hydrate(root);
  removeEventListener('click', remember);
  pressed?.click();
}

/** Once the page is drawn: it can be read before it is hydrated, and its words and first picture come first. */
function afterDrawing(): void {
  const drawn = new PerformanceObserver(() => {
    drawn.disconnect();
    // A page that cannot be hydrated is still read; perhaps an update took its program away.
    start().catch((error) => {
      console.error(error);
      return reloadOnce();
    });
  });
  drawn.observe({ type: 'paint', buffered: true });
}

if (document.readyState === 'complete') afterDrawing();
else addEventListener('load', afterDrawing, { once: true });
