/** A video is fetched, and its site told of the visitor, only once it is asked for; until then it is a link. */
export function startVideos(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-player]')) {
    link.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      const frame = document.createElement('iframe');
      frame.src = `${link.dataset.player}?autoplay=1&dnt=1`;
      frame.title = link.textContent;
      frame.allow = 'autoplay; fullscreen';
      link.replaceWith(frame);
      frame.focus();
    });
  }
}
