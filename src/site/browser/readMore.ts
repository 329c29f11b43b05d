/** A text that is told in short, and at length for those who ask. */
export function startReadMore(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-less]')) {
    const long = document.getElementById(button.getAttribute('aria-controls') ?? '');
    const short = long?.previousElementSibling;
    if (!long || !(short instanceof HTMLElement)) continue;
    const { textContent: more, dataset } = button;
    button.addEventListener('click', () => {
      const isLong = long.hidden;
      long.hidden = !isLong;
      short.hidden = isLong;
      button.ariaExpanded = String(isLong);
      button.textContent = (isLong ? dataset.less : more) ?? '';
      // When the long text goes, what was being read goes with it: the place to stand is the button.
      if (!isLong) button.scrollIntoView({ block: 'center' });
    });
  }
}
