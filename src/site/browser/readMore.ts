/** Makes buttons switch between the short and the long version of a text. */
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
      // The long text that was being read is gone, so scroll to the button.
      if (!isLong) button.scrollIntoView({ block: 'center' });
    });
  }
}
