/** A video stays a link until it is clicked: before that, its site learns nothing of the visitor. */
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
